/** Types of flags, which are those of the getters. */
export const VARIATION_TYPES = ['STRING', 'INTEGER', 'NUMERIC', 'BOOLEAN', 'JSON'] as const;

export type VariationTypeName = (typeof VARIATION_TYPES)[number];
