import type {Spelling} from './spelling.ts';
import {FILLERS, withoutVerbs} from './fillers.ts';
import {MAX_QUERY_LENGTH} from './queryLength.ts';
import {stem} from './stem.ts';
import {STOP_WORDS} from './stopWords.ts';
import {tokenize, type Token} from './tokenize.ts';

/** Every term costs time. */
const MAX_TERMS = 32;

/** One way to satisfy a concept: all its terms, each a term of the index. */
export interface Alternative {
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
  /** Whether words that start like it count: true for whatever may not be finished. */
  prefix: boolean;
  /** False for a help in ranking that no page needs to have. */
  required: boolean;
}

/** The reader's own words for a concept. */
export function ownTerms({alternatives}: Concept): readonly string[] {
  return alternatives.filter(({kind}) => kind === 'own').flatMap(({terms}) => terms);
}

/** A name as code writes it: `getBanditAction`, `EPPO_KEY`. */
const IDENTIFIER = /_|[a-z\d][A-Z]/;

type Phrase = readonly string[];

/** Synonyms by the first stem of each phrase. */
type Thesaurus = ReadonlyMap<string, readonly {phrase: Phrase; others: readonly Phrase[]}[]>;

/** Prepares groups of phrases with the same meaning for {@link planQuery}. */
export function buildThesaurus(groups: readonly (readonly string[])[]): Thesaurus {
  const thesaurus = new Map<string, {phrase: Phrase; others: readonly Phrase[]}[]>();
  for (const group of groups) {
    const phrases = group.map(phraseStems).filter((phrase) => phrase.length > 0);
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other.join(' ') !== phrase.join(' '));
      const [first = ''] = phrase;
      thesaurus.set(first, [...(thesaurus.get(first) ?? []), {phrase, others}]);
    }
  }
  return thesaurus;
}

/** Stems of a phrase with its stop words, which tell "turn off" from "turn". */
function phraseStems(text: string): Phrase {
  return tokenize(text).flatMap(tokenStems);
}

function tokenStems({text, parts}: Token): readonly string[] {
  return parts.length > 0 ? parts : [text.toLowerCase()];
}

function startsWith(list: readonly string[], phrase: Phrase, from: number): boolean {
  return phrase.every((word, offset) => list[from + offset] === word);
}

interface Word {
  stem: string;
  text: string;
  isStopWord: boolean;
  /** Set for words written on their own, which may be misspelt. */
  plain?: string | undefined;
  /** Set for names from code: the words they are made of. */
  parts?: readonly string[];
}

/** What a query is understood with. */
interface Vocabulary {
  thesaurus: Thesaurus;
  /** Also understood in questions, where other words decide. */
  spoken: Thesaurus;
  questionWords: number;
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

/** Two words as they would be written in one. */
function inOne(first: Token, second: Token): string {
  return (first.text + second.text).toLowerCase();
}

/** A name that pages write in one word, where not both halves stand on pages: "launch darkly". */
function joinedName(first: Token, second: Token, {isKnown}: Vocabulary): Word | undefined {
  const parts = [...first.parts, ...second.parts];
  const whole = stem(inOne(first, second));
  return parts.length === 2 && !parts.every(isKnown) && isKnown(whole)
    ? {stem: whole, text: `${first.text} ${second.text}`, isStopWord: false, parts}
    : undefined;
}

function toWords([first, ...rest]: readonly Token[], vocabulary: Vocabulary): Word[] {
  const [second, ...others] = rest;
  if (!first) {
    return [];
  }
  const name = second && joinedName(first, second, vocabulary);
  return name
    ? [name, ...toWords(others, vocabulary)]
    : [...tokenWords(first, vocabulary), ...toWords(rest, vocabulary)];
}

/** Phrases that mean the same as the words at a position, with the number of words they replace. */
function synonymsAt(
  words: readonly Word[],
  from: number,
  thesaurus: Thesaurus,
): {length: number; others: readonly Phrase[]}[] {
  const list = words.map((word) => word.stem);
  return (thesaurus.get(list[from] ?? '') ?? [])
    .filter(({phrase}) => startsWith(list, phrase, from))
    .map(({phrase, others}) => ({length: phrase.length, others}));
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
    const found = synonymsAt(words, position, vocabulary.thesaurus);
    const length = Math.max(1, ...found.map((match) => match.length));
    const span = words.slice(position, position + length);
    const others = found
      .filter((match) => match.length === length)
      .flatMap((match) => match.others);
    if (others.length > 0 || !span[0]?.isStopWord) {
      concepts.push({
        label: span.map((word) => word.text).join(' '),
        alternatives: alternativesFor(span, others, vocabulary),
        prefix: true,
        required: true,
      });
    }
    position += length;
  }
  return concepts;
}

/** Identifiers as one term, and neighbors as they would be written in one. */
function toJoinedConcepts(tokens: readonly Token[]): Concept[] {
  const identifiers = tokens.flatMap(({text, whole}) => (whole ? [{text, whole}] : []));
  const pairs = tokens.slice(1).flatMap((second, index) => {
    const first = tokens[index];
    const whole = first ? inOne(first, second) : '';
    return whole.length > 5 ? [{text: whole, whole}] : [];
  });
  return [...identifiers, ...pairs].map(({text, whole}) => ({
    label: text,
    alternatives: [whole, stem(whole)].map((term) => ({terms: [term], kind: 'own'})),
    prefix: false,
    required: false,
  }));
}

/** Stop words that a sentence has and keywords in a row do not. */
const SPOKEN_STOP_WORDS = 3;

function isSpoken(words: readonly Word[]): boolean {
  return words.filter(({isStopWord}) => isStopWord).length >= SPOKEN_STOP_WORDS;
}

function isFiller(concept: Concept): boolean {
  return ownTerms(concept).every((term) => FILLERS.has(term));
}

/** A query as it is understood. */
export interface QueryPlan {
  concepts: Concept[];
  /** Whether it is a question: long, and complete. */
  isQuestion: boolean;
}

/**
 * Turns a query into the concepts that pages are ranked by. Stop words are dropped unless they
 * belong to a known phrase, and so are fillers of questions.
 *
 * @param asQuestion whether it is a question even if it is short.
 */
export function planQuery(query: string, vocabulary: Vocabulary, asQuestion = false): QueryPlan {
  const tokens = tokenize(withoutVerbs(query.slice(0, MAX_QUERY_LENGTH))).slice(0, MAX_TERMS);
  const words = toWords(tokens, vocabulary);
  const isQuestion = asQuestion || (tokens.length >= vocabulary.questionWords && isSpoken(words));
  const thesaurus = isQuestion ? vocabulary.spoken : vocabulary.thesaurus;
  const concepts = toConcepts(words, {...vocabulary, thesaurus});
  const meant = isQuestion ? concepts.filter((concept) => !isFiller(concept)) : concepts;
  // Whoever searches for nothing but fillers means them; the assistant is told nothing by them.
  const kept = meant.length > 0 || asQuestion ? meant : concepts;
  return {
    isQuestion,
    concepts: [...kept, ...toJoinedConcepts(tokens)],
  };
}
