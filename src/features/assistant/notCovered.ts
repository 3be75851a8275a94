import {stem} from '../search/engine/stem.ts';
import {tokenize} from '../search/engine/tokenize.ts';
import topics from './notCovered.json';

/** What a phrase is made of: a choice of words, a gap, plain words. */
const PIECE = /\(([^)]*)\)|…|[^(…]+/g;

/** Up to five words. */
const GAP = String.raw`(?:\S+ ){0,5}`;

/** The words of a text as stems, each before a space, so that a phrase is found by whole words. */
function spell(text: string): string {
  const words = tokenize(text.toLowerCase()).flatMap((token) => token.words);
  return words.map((word) => `${stem(word)} `).join('');
}

/** Source of an expression that finds a phrase in spelled text. */
function findsPhrase(phrase: string): string {
  return phrase.replaceAll(PIECE, (piece, choice?: string) =>
    piece === '…' ? GAP : `(?:${(choice ?? piece).split('|').map(spell).join('|')})`,
  );
}

function findsAny(phrases: string): RegExp {
  return new RegExp(` (?:${phrases.split(', ').map(findsPhrase).join('|')})`);
}

const TOPICS = topics.map(({says, phrases, unless}) => ({
  says,
  asked: findsAny(phrases),
  other: unless ? findsAny(unless) : undefined,
}));

/**
 * Tells what a reader hears whose question is about something that the docs leave out on purpose,
 * however much its words resemble theirs; undefined for every other question.
 *
 * Phrases of `notCovered.json` may hold choices and gaps: `how many (flags|rules) … at most`.
 */
export function notCovered(question: string): string | undefined {
  const spelled = ` ${spell(question)}`;
  return TOPICS.find(({asked, other}) => asked.test(spelled) && !other?.test(spelled))?.says;
}
