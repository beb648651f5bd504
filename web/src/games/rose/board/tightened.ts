/** A line whose letters move closer together where it would be cut, as far as it can still be read well. */
const LEAST = -0.055;

export function tightened(node: HTMLElement): () => void {
  function tighten(): void {
    node.style.letterSpacing = "";
    const beyond = node.scrollWidth - node.clientWidth;
    if (beyond <= 0) return;
    const look = getComputedStyle(node);
    const has = (parseFloat(look.letterSpacing) || 0) / parseFloat(look.fontSize);
    const wanted = has - (beyond + 1) / node.textContent!.length / parseFloat(look.fontSize);
    node.style.letterSpacing = `${Math.max(LEAST, wanted)}em`;
  }
  const sizes = new ResizeObserver(tighten);
  const words = new MutationObserver(tighten);
  sizes.observe(node);
  words.observe(node, { characterData: true, subtree: true, childList: true });
  return () => (sizes.disconnect(), words.disconnect());
}
