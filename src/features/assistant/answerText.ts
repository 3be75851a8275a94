import {blockText, type Block, type TableBlock} from './blocks.ts';
import type {Quote, Turn} from './conversation.ts';

/** Longer than any run of backticks inside. */
function fence(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
}

function tableText({head, rows}: TableBlock): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function asMarkdown(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'item': {
      const text = block.inlines
        .map((inline) => (inline.isCode ? `\`${inline.text}\`` : inline.text))
        .join('');
      return block.kind === 'item' ? `- ${text}` : text;
    }
    case 'code': {
      const marks = fence(block.text);
      return `${marks}\n${block.text}\n${marks}`;
    }
    case 'table':
      return tableText(block);
  }
}

/** Path of a passage's section. */
export function passagePath({route, anchor}: Pick<Quote, 'route' | 'anchor'>): string {
  return anchor === null ? route : `${route}#${anchor}`;
}

/** The page's title, and the section's heading where that is another one. */
export function passageTitle({pageTitle, heading}: Pick<Quote, 'pageTitle' | 'heading'>): string {
  return heading === pageTitle ? pageTitle : `${pageTitle}: ${heading}`;
}

/**
 * Returns an answer as Markdown: every quote with its source. Empty while there is no answer.
 *
 * @param origin of the site, put before paths.
 */
export function answerText({question, answer}: Turn, origin: string): string {
  if (answer.status !== 'found') {
    return '';
  }
  const quotes = answer.quotes.map((quote) =>
    [
      `[${passageTitle(quote)}](${origin}${passagePath(quote)})`,
      ...quote.blocks.map(asMarkdown),
    ].join('\n\n'),
  );
  return [question, ...quotes].join('\n\n');
}

/** What is said when nothing is found, and it is not known why. */
export const NOT_FOUND = 'I could not find this in the docs.';

/** What a screen reader is told when an answer is there. */
export function announcement({answer}: Turn): string {
  switch (answer.status) {
    case 'searching':
      return 'Searching the docs…';
    case 'notFound':
      return answer.refusal ?? NOT_FOUND;
    case 'failed':
      return 'The docs could not be searched.';
    case 'found': {
      const {quotes} = answer;
      const [best] = quotes;
      const count = quotes.length === 1 ? '1 passage' : `${quotes.length} passages`;
      const text = best?.blocks.map(blockText).join(' ') ?? '';
      return best ? `${count} found. ${passageTitle(best)}. ${text}` : '';
    }
  }
}
