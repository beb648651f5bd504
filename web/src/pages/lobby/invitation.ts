/** What an invitation says openly: which match, which seat. The server alone can tell whether it is true and still good. */
export function invitation(token: string): { match: string; seat: number } | undefined {
  try {
    const body = token.split(".")[0] ?? "";
    const bytes = Uint8Array.from(atob(body.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const [match, seat] = JSON.parse(new TextDecoder().decode(bytes)) as unknown[];
    return typeof match === "string" && typeof seat === "number" ? { match, seat } : undefined;
  } catch {
    return undefined;
  }
}
