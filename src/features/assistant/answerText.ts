import {blockText, type Block, type Inline, type StepsBlock, type TableBlock} from './blocks.ts';
import type {Answer, Quote, Turn, Written} from './conversation.ts';

/** Longer than any run of backticks inside. */
function fence(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
}

function inlineText({kind, text}: Inline): string {
  return kind === 'code' ? `\`${text}\`` : kind === 'math' ? `$${text}$` : text;
}

function tableText({head, rows}: TableBlock): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const row = (cells: readonly (readonly Inline[])[]): string =>
    line(cells.map((cell) => cell.map(inlineText).join('').replaceAll('|', '\\|')));
  return [row(head), line(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function stepsText({start, steps}: StepsBlock): string {
  const texts = steps.map((step, place) => {
    const mark = `${start + place}. `;
    const text = step.map(asMarkdown).join('\n\n');
    return mark + text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`);
  });
  return texts.join('\n');
}

function asMarkdown(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'item': {
      const text = block.inlines.map(inlineText).join('');
      return block.kind === 'item' ? `- ${text}` : text;
    }
    case 'code': {
      const marks = fence(block.text);
      return `${marks}\n${block.text}\n${marks}`;
    }
    case 'formula':
      return `$$\n${block.text}\n$$`;
    case 'table':
      return tableText(block);
    case 'steps':
      return stepsText(block);
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

/** A quote as Markdown, with a link to where it stands. */
export function quoteText(quote: Quote, origin: string): string {
  const title = `[${passageTitle(quote)}](${origin}${passagePath(quote)})`;
  return [title, ...quote.blocks.map(asMarkdown)].join('\n\n');
}

function sourceList(quotes: readonly Quote[], origin: string): string {
  return quotes
    .map((quote, place) => `${place + 1}. ${passageTitle(quote)}: ${origin}${passagePath(quote)}`)
    .join('\n');
}

/**
 * Returns an answer as Markdown: what was written with its numbered sources, else every quote with
 * its source. Empty while there is no answer.
 *
 * @param origin of the site, put before paths.
 */
export function answerText({question, answer}: Turn, origin: string): string {
  if (answer.status !== 'found') {
    return '';
  }
  const {quotes, written} = answer;
  const parts = written?.text
    ? [written.text.trim(), sourceList(quotes, origin)]
    : quotes.map((quote) => quoteText(quote, origin));
  return [question, ...parts].join('\n\n');
}

/** What is said when no page has a word of the question. */
export const NOT_FOUND = 'Not in these docs: no page has the words of this question.';

/** What is said above passages: whether they answer. */
export function verdictText(verdict: Extract<Answer, {status: 'found'}>['verdict']): string {
  return verdict === 'answers'
    ? 'The docs answer this.'
    : 'These passages come closest; they may not answer it.';
}

/** What a screen reader is told of a text that a model writes: nothing of it before its end. */
function writtenAnnouncement({state, text}: Written): string {
  switch (state) {
    case 'writing':
      return 'Writing an answer…';
    case 'stopped':
      return 'Stopped.';
    default:
      return `Answer: ${text.replaceAll(/ ?\[\d[\d\s,]*\]/g, '')}`;
  }
}

/** What a screen reader is told when an answer is there. */
export function announcement({answer}: Turn): string {
  switch (answer.status) {
    case 'searching':
      return 'Searching the docs…';
    case 'notFound':
      return NOT_FOUND;
    case 'failed':
      return 'The docs could not be searched.';
    case 'found': {
      const {quotes, verdict, written} = answer;
      if (written && written.state !== 'failed') {
        return writtenAnnouncement(written);
      }
      const [best] = quotes;
      const text = best?.blocks.map(blockText).join(' ') ?? '';
      const found = best ? `${verdictText(verdict)} ${passageTitle(best)}. ${text}` : '';
      return [written?.problem, found].filter(Boolean).join(' ');
    }
  }
}
