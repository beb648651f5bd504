/** Words that their lines do not hold are written smaller, and if that is not enough smaller still: `data-tight` says so to their style. */
export function fitted(node: HTMLElement): () => void {
  function fit(): void {
    delete node.dataset.tight;
    for (const size of ["smaller", "smallest"]) if (node.scrollHeight > node.clientHeight + 2) node.dataset.tight = size;
  }
  const sizes = new ResizeObserver(fit);
  const words = new MutationObserver(fit);
  sizes.observe(node);
  words.observe(node, { characterData: true, subtree: true, childList: true });
  return () => (sizes.disconnect(), words.disconnect());
}
