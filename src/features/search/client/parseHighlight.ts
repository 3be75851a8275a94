/** A piece of highlighted text. */
interface HighlightPart {
  text: string;
  isMatch: boolean;
}

const TEXT = new Map(
  Object.entries({
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
  }),
);

const PART = /<mark>(.*?)<\/mark>|([^<]+|<)/gs;

function unescape(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => TEXT.get(entity) ?? entity);
}

/** Splits a highlighted value (escaped text with `<mark>` around matches) into plain texts. */
export function parseHighlight(value: string): HighlightPart[] {
  return [...value.matchAll(PART)].map(([, match, other]) => ({
    text: unescape(match ?? other ?? ''),
    isMatch: match !== undefined,
  }));
}
