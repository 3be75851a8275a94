/** Text of a page that a reader has selected. */
export interface Passage {
  quote: string;
  /** Address of the heading above it, with `#`; empty above the first. */
  hash: string;
  /** Where its last line is in the window. */
  line: DOMRect;
}

/** The address of an issue has to hold it. */
const LONGEST = 600;

/** Returns the selected text of the page, if there is any. */
export function selectedPassage(): Passage | undefined {
  const selection = document.getSelection();
  const quote = selection?.toString().replace(/\s+/g, ' ').trim() ?? '';
  const page = document.querySelector('article .markdown');
  if (!selection || quote.length < 2) return undefined;
  const range = selection.getRangeAt(0);
  const {startContainer} = range;
  const line = [...range.getClientRects()].at(-1);
  if (!line || !page?.contains(startContainer)) return undefined;
  const above = [...page.querySelectorAll('.anchor[id]')].filter(
    (heading) => heading.contains(startContainer) || range.comparePoint(heading, 0) < 0,
  );
  const hash = above.length > 0 ? `#${above.at(-1)?.id}` : '';
  return {quote: quote.length > LONGEST ? `${quote.slice(0, LONGEST)}…` : quote, hash, line};
}
