const RE_FENCE = /^\s*(`{3,}|~{3,})/;
const RE_HEADING = /^(#{1,6}) ./;

/** A heading, of a page or of its Markdown, without signs, the number of a step and addresses of links. */
export function headingLetters(heading: string): string {
  return heading
    .replace(/^(?:#+ )?(?:\d+\. )?/, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Splits the Markdown of a page at its headings; lines in code are none.
 *
 * @returns one text for each heading, in the order of the page, so in that of its sections in the
 * search index: from the heading up to the next of its level or above.
 */
export function markdownSections(markdown: string): string[] {
  const lines = markdown.split('\n');
  const headings: {line: number; level: number}[] = [];
  let fence: string | undefined;
  lines.forEach((text, line) => {
    const mark = RE_FENCE.exec(text)?.[1];
    if (mark && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
    }
    const signs = fence === undefined ? RE_HEADING.exec(text)?.[1] : undefined;
    if (signs) headings.push({line, level: signs.length});
  });
  return headings.map(({line, level}, place) => {
    const next = headings.slice(place + 1).find((other) => other.level <= level);
    return lines.slice(line, next?.line).join('\n').trim();
  });
}
