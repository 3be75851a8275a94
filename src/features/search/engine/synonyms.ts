import synonyms from './synonyms.json';

/**
 * Phrases that mean the same to a reader of these pages. A query that holds one phrase of a group
 * also finds the others. Order, case and word forms do not matter.
 */
export const SYNONYMS: readonly (readonly string[])[] = Object.values(synonyms).flat();
