import {stem} from './stem.ts';

/** Names that would fall apart or collide if punctuation were dropped. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bc#/gi, 'csharp'],
  [/\bc\+\+/gi, 'cplusplus'],
  [/(^|[\s(])\.net\b/gi, '$1dotnet'],
  [/\bd([137]|14|28|30|60|90)\b/gi, 'day $1'],
  [/\ba\/a\b/gi, 'aa'],
  [/\ba\/b\b/gi, 'ab'],
];

/** Names with capitals inside that are one word all the same: JavaScript has no "java" in it. */
const ONE_WORD =
  /\b(?:BigQuery|FastAPI|GitHub|GraphQL|iOS|JavaScript|JumpCloud|LaunchDarkly|macOS|OAuth|OneLogin|RudderStack|SendGrid|TypeScript|WorkOS)\b/g;

/** A word; or words held together by `_`, `-` or an apostrophe, or a name such as `next.js`. Global. */
export const WORD = /[\p{L}\p{N}]+(?:[_'’-][\p{L}\p{N}]+|\.(?:js|io|net|yml|json)\b)*/gu;

const PART_BOUNDARY = /[_.-]|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

const MAX_TERM_LENGTH = 40;
const MAX_PARTS = 8;

/** Words remembered with their tokens; an index of 300 pages has some 15,000. */
const MAX_KNOWN = 30_000;

/** One word of a text with the terms it is found by. */
export interface Token {
  /** The word as written. */
  readonly text: string;
  /** Its parts in lower case, stop words included: `['string', 'assignment']`. */
  readonly words: readonly string[];
  /** Stems of its parts: `['string', 'assign']` for `stringAssignment`. */
  readonly parts: readonly string[];
  /** All parts as one term, when there are several: `stringassignment`. */
  readonly whole: string | undefined;
  /** What it is found by: the parts, and the whole if there is one. */
  readonly terms: readonly string[];
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}

function readToken(word: string): Token {
  const text = word.replace(/['’](?:[stdm]|re|ll|ve)?$/i, '').replace(/['’]/g, '');
  const parts = text
    .split(PART_BOUNDARY)
    .filter(Boolean)
    .slice(0, MAX_PARTS)
    .map((part) => part.toLowerCase().slice(0, MAX_TERM_LENGTH));
  const joined = parts.join('');
  const stems = parts.filter((part) => !STOP_WORDS.has(part)).map(stem);
  const whole = parts.length > 1 && joined.length <= MAX_TERM_LENGTH ? joined : undefined;
  return {
    text: word,
    words: parts,
    parts: stems,
    whole,
    terms: whole ? [whole, ...stems] : stems,
  };
}

const known = new Map<string, Token>();

/** Texts repeat their words: remembering them halves the time to read an index. */
function toToken(word: string): Token {
  const remembered = known.get(word);
  if (remembered) {
    return remembered;
  }
  const token = readToken(word);
  if (known.size >= MAX_KNOWN) {
    known.clear();
  }
  known.set(word, token);
  return token;
}

/**
 * Splits text into tokens. Identifiers count as a whole and by their parts, whether written
 * `camelCase`, `snake_case` or `kebab-case`; stop words give tokens without parts.
 */
export function tokenize(text: string): Token[] {
  const named = NAMES.reduce(
    (result, [name, plain]) => result.replace(name, plain),
    fold(text).replace(ONE_WORD, (name) => name.toLowerCase()),
  );
  return (named.match(WORD) ?? []).map(toToken);
}

/** Returns every term a text is found by, repeated as often as it occurs. */
export function indexTerms(text: string): string[] {
  return tokenize(text).flatMap(({terms}) => terms);
}

/** Returns the stems of the words of a text, in order, without stop words. */
export function stems(text: string): string[] {
  return tokenize(text).flatMap(({parts}) => parts);
}

/** Words that carry no meaning of their own in a query or a page. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been before being between both but ' +
    'by can cannot could did do does doing during each few for from further had has have having ' +
    'he her here hers him his how i if in into is it its itself just let like me more most my ' +
    'myself no nor not now of off on once only or other our ours out over own please same shall ' +
    'she should so some such than that the their theirs them then there these they this those ' +
    'through to too under until up us very was we were what when where which while who whom whose ' +
    'why will with would you your yours eppo'
  ).split(' '),
);
