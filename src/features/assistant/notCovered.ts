import {stem} from '../search/engine/stem.ts';
import {tokenize} from '../search/engine/tokenize.ts';
import topics from './notCovered.json';

interface Topic {
  /** What the reader is told. */
  says: string;
  /** Phrases that a question about it has, and those that make it another question. */
  phrases: readonly string[];
  unless: readonly string[];
}

/** The words of a text as stems, between spaces, so that a phrase is found by its whole words. */
function spell(text: string): string {
  const words = tokenize(text.toLowerCase()).flatMap((token) => token.words);
  return ` ${words.map(stem).join(' ')} `;
}

function spellAll(phrases: string): string[] {
  return phrases.split(', ').map(spell);
}

const TOPICS: readonly Topic[] = topics.map(({says, phrases, unless}) => ({
  says,
  phrases: spellAll(phrases),
  unless: unless ? spellAll(unless) : [],
}));

/**
 * Tells what a reader hears whose question is about something that the docs leave out on purpose,
 * however much its words resemble theirs; undefined for every other question.
 */
export function notCovered(question: string): string | undefined {
  const spelled = spell(question);
  const has = (phrases: readonly string[]): boolean =>
    phrases.some((phrase) => spelled.includes(phrase));
  return TOPICS.find(({phrases, unless}) => has(phrases) && !has(unless))?.says;
}
