/** Words for those who listen: polite waits for a pause, assertive does not (my turn, the end). */
const regions: Partial<Record<"polite" | "assertive", HTMLElement>> = {};

function region(how: "polite" | "assertive"): HTMLElement {
  const found = regions[how] ?? document.createElement("div");
  if (!regions[how]) {
    found.className = "unseen cover";
    found.setAttribute("aria-live", how);
    document.body.append(found);
    regions[how] = found;
  }
  return found;
}

/** Make the regions before they are needed: a region that comes with its words is often not read. */
export function prepare(): void {
  region("polite");
  region("assertive");
}

export function announce(sentence: string, how: "polite" | "assertive" = "polite"): void {
  const line = document.createElement("p");
  line.textContent = sentence;
  const where = region(how);
  where.append(line);
  setTimeout(() => line.remove(), 10_000);
}
