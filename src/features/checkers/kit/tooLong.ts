import type {Outcome} from './types.ts';
import {groupDigits} from '../../../shared/groupDigits.ts';

/** Longer texts would hold up the page while they are read. */
const LIMIT = 300_000;

/** Refuses a text that is too long to be checked between two keystrokes. */
export function tooLong(text: string): Outcome | null {
  if (text.length <= LIMIT) return null;
  const given = groupDigits(text.length);
  const summary = `This text has ${given} characters; at most ${groupDigits(LIMIT)} are checked here. Paste a part of it.`;
  return {isGood: false, summary, findings: []};
}
