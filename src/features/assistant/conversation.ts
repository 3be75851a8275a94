import type {Findings, Passage, Verdict} from '../search/engine/findPassages.ts';

/** A passage with what is quoted of it. */
export interface Quote extends Passage {
  /** As Markdown: first a text that answers, then what stands around it. */
  text: string;
}

/** What a model writes from the quotes; neither a text nor a problem while it is at work. */
export interface Written {
  /** Markdown that cites quotes by number, from 1: [1]. */
  text?: string;
  /** Why there is none, for the reader. */
  problem?: string;
}

export type Answer =
  | {status: 'searching'}
  | {
      status: 'found';
      verdict: Exclude<Verdict, 'nothing'>;
      /** Three at most, each of another page. */
      quotes: Quote[];
      related: Findings['related'];
      runsOn: Findings['runsOn'];
      written?: Written | undefined;
    }
  | {status: 'notFound'}
  | {
      status: 'failed';
      /** Whether only a reload of the page can help. */
      isOutdated: boolean;
    };

/** A question with its answer. */
export interface Turn {
  id: number;
  question: string;
  answer: Answer;
}

/** Older turns are dropped, so that a tab left open stays small. */
const MAX_TURNS = 20;

/** Adds a question that is being looked up. */
export function addQuestion(turns: readonly Turn[], id: number, question: string): Turn[] {
  return [...turns, {id, question, answer: {status: 'searching'} as const}].slice(-MAX_TURNS);
}

/** Sets the answer of a turn; one that was cleared away meanwhile stays away. */
export function setAnswer(turns: readonly Turn[], id: number, answer: Answer): Turn[] {
  return turns.map((turn) => (turn.id === id ? {...turn, answer} : turn));
}

/** A failure of the page that is gone: its question can be asked again. */
const FAILED: Answer = {status: 'failed', isOutdated: false};

/** Serializes a conversation for the next page, which does not go on with what was under way. */
export function writeConversation(turns: readonly Turn[]): string {
  const settled = turns.map(({answer, ...turn}): Turn => {
    if (answer.status === 'notFound') return {...turn, answer};
    if (answer.status !== 'found') return {...turn, answer: FAILED};
    const {written, ...found} = answer;
    return {...turn, answer: written?.text ? answer : found};
  });
  return JSON.stringify(settled);
}

/** Reads what {@link writeConversation} wrote; empty when it cannot be read. */
export function readConversation(saved: string | null): Turn[] {
  const isTurn = (value: unknown): value is Turn => {
    const {id, question, answer} = Object(value) as Partial<Turn>;
    const isSettled = ['found', 'notFound', 'failed'].includes(answer?.status ?? '');
    return typeof id === 'number' && typeof question === 'string' && isSettled;
  };
  try {
    const turns: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(turns) && turns.every(isTurn) ? turns : [];
  } catch {
    return [];
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
  return `[${passageTitle(quote)}](${origin}${passagePath(quote)})\n\n${quote.text}`;
}

/**
 * Returns an answer as Markdown: what was written with its numbered sources, else every quote with
 * its source. Empty while there is no answer.
 *
 * @param origin of the site, put before paths.
 */
export function answerText({question, answer}: Turn, origin: string): string {
  if (answer.status !== 'found') return '';
  const {quotes, written} = answer;
  const sources = quotes.map(
    (quote, place) => `${place + 1}. ${passageTitle(quote)}: ${origin}${passagePath(quote)}`,
  );
  const parts = written?.text
    ? [written.text.trim(), sources.join('\n')]
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

/** What a screen reader is told when an answer is there, without marks of Markdown and numbers. */
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
      const [best] = quotes;
      const found = best ? `${verdictText(verdict)} ${passageTitle(best)}. ${best.text}` : '';
      const said = written?.text ? `Answer: ${written.text}` : `${written?.problem ?? ''} ${found}`;
      return said.replaceAll(/ ?\[\d[\d\s,]*\]|\]\([^)]*\)|^> ?|[*`[]/gm, '').trim();
    }
  }
}

/** Numbers in brackets: [1], [1, 2]. */
const CITATION = /\[(\d+(?:\s*,\s*\d+)*)\]/;

/** Splits a text at its citations, each with the passages cited there, from 1; others are left out. */
export function splitCitations(text: string, passages: number): {text: string; cited: number[]}[] {
  // The pattern has one group, so texts and numbers alternate.
  const parts = text.split(CITATION);
  return parts.flatMap((part, place) => {
    const numbers = (parts[place + 1] ?? '').split(',').map(Number);
    const cited = numbers.filter((one) => one >= 1 && one <= passages);
    return place % 2 === 1 ? [] : [{text: part, cited}];
  });
}
