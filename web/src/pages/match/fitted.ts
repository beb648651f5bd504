/** Words that their lines do not hold are written smaller: `data-tight` says so to their style. */
export function fitted(node: HTMLElement): () => void {
  function fit(): void {
    node.removeAttribute("data-tight");
    node.toggleAttribute("data-tight", node.scrollHeight > node.clientHeight + 2);
  }
  const sizes = new ResizeObserver(fit);
  const words = new MutationObserver(fit);
  sizes.observe(node);
  words.observe(node, { characterData: true, subtree: true, childList: true });
  return () => (sizes.disconnect(), words.disconnect());
}
