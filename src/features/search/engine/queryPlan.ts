import type {Spelling} from './spelling.ts';
import {MAX_QUERY_LENGTH} from './quotes.ts';
import {STOP_WORDS, tokenize, type Token} from './tokenize.ts';
import type {Synonyms} from './synonyms.ts';

/** Every term costs time. */
const MAX_TERMS = 32;

/** A name as code writes it: `getBanditAction`, `EPPO_KEY`. */
const IDENTIFIER = /_|[a-z\d][A-Z]/;

const NUMBER = /^\d+$/;

/** One way to satisfy a concept: all its terms, each a term of the index. */
interface Alternative {
  terms: readonly string[];
  /** The reader's own words, or what they may have meant. */
  kind: 'own' | 'correction' | 'synonym' | 'parts';
  /** Letters that a correction changes. */
  distance?: number;
}

/** A part of the query that a page should speak about. */
export interface Concept {
  /** What the reader typed for it. */
  label: string;
  alternatives: readonly Alternative[];
}

/** The reader's own words for a concept. */
export function ownTerms({alternatives}: Concept): readonly string[] {
  return alternatives.filter(({kind}) => kind === 'own').flatMap(({terms}) => terms);
}

/** Whether a term may be unfinished: a number never is, 40 is not the beginning of 404. */
export function mayBeUnfinished(term: string): boolean {
  return !NUMBER.test(term);
}

type Phrase = readonly string[];

/** Synonyms by the first stem of each phrase. */
type Thesaurus = ReadonlyMap<string, readonly {phrase: Phrase; others: readonly Phrase[]}[]>;

/**
 * Prepares phrases with the same meaning for {@link planQuery}.
 *
 * @param groups of phrases that mean each other.
 * @param oneWay phrases with what they also mean, though it does not mean them.
 */
export function buildThesaurus(
  groups: readonly (readonly string[])[],
  oneWay: Synonyms['oneWay'] = [],
): Thesaurus {
  const entries = [
    ...groups.flatMap((group) => group.map((phrase) => [phrase, group] as const)),
    ...oneWay,
  ];
  const thesaurus = new Map<string, {phrase: Phrase; others: readonly Phrase[]}[]>();
  for (const [text, meant] of entries) {
    const phrase = phraseStems(text);
    const others = meant.map(phraseStems).filter((other) => other.join(' ') !== phrase.join(' '));
    const [first = ''] = phrase;
    thesaurus.set(first, [...(thesaurus.get(first) ?? []), {phrase, others}]);
  }
  return thesaurus;
}

/** Stems of a phrase with its stop words, which tell "turn off" from "turn". */
function phraseStems(text: string): Phrase {
  return tokenize(text).flatMap(({text: word, parts}) =>
    parts.length > 0 ? parts : [word.toLowerCase()],
  );
}

interface Word {
  stem: string;
  text: string;
  isStopWord: boolean;
  /** Set for words written on their own, which may be misspelt. */
  plain?: string | undefined;
  /** Set for names that stand for several words: those words. */
  parts?: readonly string[];
}

/** Returns the stems of a name of something; a name from code is one. */
export function nameStems(name: string): string[] {
  return tokenize(name).flatMap(({text, whole, parts}) =>
    whole && IDENTIFIER.test(text) ? [whole] : parts,
  );
}

/** What a query is understood with. */
interface Vocabulary {
  thesaurus: Thesaurus;
  spelling: Spelling;
  /** Whether a term stands on any page. */
  isKnown: (term: string) => boolean;
}

function tokenWords({text, parts, words, whole}: Token, {isKnown}: Vocabulary): Word[] {
  if (whole && IDENTIFIER.test(text) && isKnown(whole)) {
    return [{stem: whole, text, isStopWord: false, parts}];
  }
  return parts.length > 0
    ? parts.map((part) => ({
        stem: part,
        text,
        isStopWord: false,
        plain: words.length === 1 ? words[0] : undefined,
      }))
    : [{stem: text.toLowerCase(), text, isStopWord: true}];
}

/** The phrases that start at a place of the query, longest first, with what means the same. */
function synonymsAt(words: readonly Word[], from: number, thesaurus: Thesaurus) {
  const matches = (thesaurus.get(words[from]?.stem ?? '') ?? []).filter(({phrase}) =>
    phrase.every((word, offset) => words[from + offset]?.stem === word),
  );
  const length = Math.max(1, ...matches.map(({phrase}) => phrase.length));
  const others = matches.flatMap(({phrase, others: same}) =>
    phrase.length === length ? same : [],
  );
  return {length, others};
}

function alternativesFor(
  words: readonly Word[],
  others: readonly Phrase[],
  {spelling}: Vocabulary,
): Alternative[] {
  const [only, second] = words;
  const corrections = only?.plain && !second ? spelling.correct(only.plain) : [];
  const alternatives: Alternative[] = [
    {kind: 'own', terms: words.filter((word) => !word.isStopWord).map((word) => word.stem)},
    ...corrections.map(({term, distance}) => ({
      kind: 'correction' as const,
      terms: [term],
      distance,
    })),
    ...words.map(({parts = []}) => ({kind: 'parts' as const, terms: parts})),
    ...others.map((other) => ({
      kind: 'synonym' as const,
      terms: other.filter((word) => !STOP_WORDS.has(word)),
    })),
  ];
  return alternatives.filter(({terms}) => terms.length > 0);
}

/** Splits the words into concepts: the longest known phrase at each place, else one word. */
function toConcepts(words: readonly Word[], vocabulary: Vocabulary): Concept[] {
  const concepts: Concept[] = [];
  let position = 0;
  while (position < words.length) {
    const {length, others} = synonymsAt(words, position, vocabulary.thesaurus);
    const span = words.slice(position, position + length);
    if (others.length > 0 || !span[0]?.isStopWord) {
      const label = span.map((word) => word.text).join(' ');
      concepts.push({label, alternatives: alternativesFor(span, others, vocabulary)});
    }
    position += length;
  }
  return concepts;
}

/** The verb in a sentence, which is no language: "where do I go to", "what can go wrong", "on the go". */
const VERB_GO =
  /(?<=\b(?:can|could|did|do|does|i|it|may|must|on the|should|they|to|we|will|would|you)\s+)go\b(?!\s+sdk)|(?<!\b(?:for|in|with)\s+)\bgo(?=\s+(?:ahead|away|back|beyond|down|into|live|out|over|through|to|up|wrong)\b)/g;

/**
 * Turns a query into the concepts that pages are ranked by. Stop words are dropped unless they
 * belong to a known phrase.
 */
export function planQuery(query: string, vocabulary: Vocabulary): Concept[] {
  const text = query.slice(0, MAX_QUERY_LENGTH).replace(VERB_GO, ' ');
  const words = tokenize(text)
    .slice(0, MAX_TERMS)
    .flatMap((token) => tokenWords(token, vocabulary));
  return toConcepts(words, vocabulary);
}
