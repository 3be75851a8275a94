/** A heading of a Markdown text with the lines below it, up to the next of its level or above. */
interface MarkdownSection {
  level: number;
  heading: string;
  text: string;
}

const RE_FENCE = /^\s*(`{3,}|~{3,})/;
const RE_HEADING = /^(#{1,6}) (.+)$/;

/** A heading as it is read, without the signs of Markdown. */
function plain(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\\]/g, '')
    .trim();
}

/** Splits the Markdown of a page at its headings; lines in code are none. */
export function markdownSections(markdown: string): MarkdownSection[] {
  const lines = markdown.split('\n');
  const headings: {line: number; level: number; heading: string}[] = [];
  let fence: string | undefined;
  lines.forEach((text, line) => {
    const mark = RE_FENCE.exec(text)?.[1];
    if (mark && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
    }
    const [, signs = '', heading = ''] = (fence === undefined && RE_HEADING.exec(text)) || [];
    if (signs) headings.push({line, level: signs.length, heading: plain(heading)});
  });
  return headings.map(({line, level, heading}, place) => {
    const next = headings.slice(place + 1).find((other) => other.level <= level);
    return {level, heading, text: lines.slice(line, next?.line).join('\n').trim()};
  });
}
