import groups from './spokenSynonyms.json';

/**
 * Everyday words of questions beside the words of these docs, one group per line, in the manner of
 * the search's own synonyms. They would blur short queries; in a whole question other words decide.
 */
export const SPOKEN_SYNONYMS: readonly (readonly string[])[] = groups.map((group) =>
  group.split(', '),
);
