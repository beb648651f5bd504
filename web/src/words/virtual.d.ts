declare module "virtual:words" {
  import type { Words } from "../wire/types";
  /** The games that came with the page, in the order of lists. */
  export const games: readonly string[];
  /** By "language/game", or "language/house", which has sentences alone. */
  export const pieces: Record<string, () => Promise<{ default: Pick<Words, "ftl"> & Partial<Words> }>>;
}
