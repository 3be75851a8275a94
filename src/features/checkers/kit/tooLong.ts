import type {Outcome} from './types.ts';

/** Longer texts would hold up the page while they are read. */
const LIMIT = 300_000;

/** Refuses a text that is too long to be checked between two keystrokes. */
export function tooLong(text: string): Outcome | null {
  if (text.length <= LIMIT) return null;
  const given = text.length.toLocaleString('en-US');
  const summary = `This text has ${given} characters; at most ${LIMIT.toLocaleString('en-US')} are checked here. Paste a part of it.`;
  return {isGood: false, summary, findings: []};
}
