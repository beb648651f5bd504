/** Where the board is scrolled, a panel that opens comes into sight. */
export function inSight(panel: Element): void {
  panel.scrollIntoView({ block: "nearest" });
}
