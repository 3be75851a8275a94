import spokenGroups from './spokenSynonyms.json';
import groups from './synonyms.json';

/**
 * Phrases that mean the same to a reader of these pages. A query that holds one phrase of a group
 * also finds the others. Order, case and word forms do not matter.
 */
const searched: readonly (readonly string[])[] = Object.values(groups).flat();

/**
 * Everyday words of questions beside the words of these docs. They would blur short queries; in a
 * whole question other words decide.
 */
const spoken: readonly (readonly string[])[] = spokenGroups.map((group) => group.split(', '));

/** Groups of phrases with the same meaning. */
export interface Synonyms {
  /** For every query. */
  searched: readonly (readonly string[])[];
  /** For questions besides. */
  spoken: readonly (readonly string[])[];
}

/** The synonyms of this site. */
export const SYNONYMS: Synonyms = {searched, spoken};
