import {glossaryTerms, type GlossaryTerm} from './glossary.ts';

/** A term in a text. */
interface FoundTerm {
  entry: GlossaryTerm;
  /** As written there. */
  words: string;
  index: number;
}

/** The pattern of a name in singular and plural: "key" and "keys", "property" and "properties". */
function namePattern(name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return /[^aeiou]y$/.test(escaped) ? `${escaped.slice(0, -1)}(?:y|ies)` : `${escaped}(?:e?s)?`;
}

/** Lists what may stand in a text, the longest first: "subject key" is no "subject". */
function readNames() {
  return glossaryTerms()
    .flatMap((entry) => {
      const {term, aliases = [], unlike = []} = entry;
      const names = [term, ...aliases];
      const {automatic = names} = entry;
      return [...names, ...unlike].map((name) => ({
        name,
        entry,
        isMeant: automatic.includes(name),
      }));
    })
    .sort((a, b) => b.name.length - a.name.length);
}

/**
 * Returns a function that finds the terms in a text as whole words. Names that are everyday words
 * as well are passed over; `automatic` and `unlike` in the glossary tell them.
 */
export function termFinder(): (text: string) => FoundTerm[] {
  const names = readNames();
  const anyName = new RegExp(
    `(?<![\\w$./-])(?:${names.map(({name}) => `(${namePattern(name)})`).join('|')})(?![\\w-])`,
    'gi',
  );
  return (text) =>
    [...text.matchAll(anyName)].flatMap((match) => {
      const found = names[match.slice(1).findIndex(Boolean)];
      return found?.isMeant ? [{entry: found.entry, words: match[0], index: match.index}] : [];
    });
}
