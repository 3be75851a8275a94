/** Finds the elements of the page whose content begins with a number in a comment. */
export function standingElements(): ReadonlyMap<number, Element> {
  const elements = new Map<number, Element>();
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const {nodeValue, parentElement} = comments.currentNode;
    if (parentElement && nodeValue && /^\d+$/.test(nodeValue)) {
      elements.set(Number(nodeValue), parentElement);
    }
  }
  return elements;
}
