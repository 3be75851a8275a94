import type {VariationTypeName} from './variationTypes.ts';

/** A call of a getter in the reader's code. */
export interface Call {
  flagKey: string;
  subjectKey: string;
  attributes: Readonly<Record<string, unknown>>;
  /** The getter's type. */
  variationType: VariationTypeName;
  defaultValue: unknown;
}
