/** A line whose letters move closer together where it would be cut, and are smaller if that is not enough, as far as it can still be read well. */
const [LEAST, SMALLEST] = [-0.055, 0.82];

export function tightened(node: HTMLElement): () => void {
  function tighten(): void {
    node.style.letterSpacing = node.style.fontSize = "";
    const beyond = node.scrollWidth - node.clientWidth;
    if (beyond <= 0) return;
    const look = getComputedStyle(node);
    const size = parseFloat(look.fontSize);
    const has = (parseFloat(look.letterSpacing) || 0) / size;
    const wanted = has - (beyond + 1) / node.textContent!.length / size;
    node.style.letterSpacing = `${Math.max(LEAST, wanted)}em`;
    if (wanted < LEAST) node.style.fontSize = `${size * Math.max(SMALLEST, (node.clientWidth - 1) / node.scrollWidth)}px`;
  }
  const sizes = new ResizeObserver(tighten);
  const words = new MutationObserver(tighten);
  // A line that was made smaller does not grow with its room by itself.
  for (const one of [node, node.parentElement!]) sizes.observe(one);
  words.observe(node, { characterData: true, subtree: true, childList: true });
  return () => (sizes.disconnect(), words.disconnect());
}
