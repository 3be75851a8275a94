import {SYNONYMS} from '../search/engine/synonyms.ts';
import groups from './spokenSynonyms.json';

/**
 * The search's synonyms, and everyday words of questions beside the words of these docs, one group
 * per line. These would blur short queries; in a whole question other words decide.
 */
export const ASSISTANT_SYNONYMS: readonly (readonly string[])[] = [
  ...SYNONYMS,
  ...groups.map((group) => group.split(', ')),
];
