import frameworks from '../../../shared/frameworks.json';
import groups from './synonyms.json';

/** Groups of phrases with the same meaning. */
export interface Synonyms {
  /** A query that holds one phrase of a group also finds the others; order, case and forms do not matter. */
  groups: readonly (readonly string[])[];
  /** Phrases with what they also mean, though it does not mean them. */
  oneWay: readonly (readonly [phrase: string, meant: readonly string[]])[];
}

/** The synonyms of this site. Frameworks mean the SDKs that run on them; those mean no framework. */
export const SYNONYMS: Synonyms = {
  groups: Object.values(groups).flat(),
  oneWay: Object.entries(frameworks).map(
    ([name, places]) => [name, [...new Set<string>(Object.values(places))]] as const,
  ),
};
