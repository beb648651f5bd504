declare module "virtual:words" {
  /** By "language/game", or "language/house". */
  export const pieces: Record<string, () => Promise<{ ftl: string; names: Record<string, Record<string, string>> }>>;
}
