/** A call of a getter in the reader's code. */
export interface Call {
  flagKey: string;
  subjectKey: string;
  attributes: Readonly<Record<string, unknown>>;
  /** The getter's type. */
  variationType: VariationTypeName;
  defaultValue: unknown;
}

/** Types of flags, which are those of the getters. */
export const VARIATION_TYPES = ['STRING', 'INTEGER', 'NUMERIC', 'BOOLEAN', 'JSON'] as const;

export type VariationTypeName = (typeof VARIATION_TYPES)[number];
