import type {VariationTypeName} from '../../../shared/sdk-calls/call.ts';

export const ATTRIBUTE_KINDS = ['text', 'number', 'boolean', 'null'] as const;

/** Kinds of attribute values, as one chooses them in the form. */
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

export interface AttributeRow {
  name: string;
  kind: AttributeKind;
  /** As typed, so that a half-typed number is kept. */
  value: string;
}

export interface PlaygroundState {
  configuration: string;
  flagKey: string;
  subjectKey: string;
  variationType: VariationTypeName;
  /** The default in the code: text for STRING flags, JSON for others. */
  defaultValue: string;
  attributes: readonly AttributeRow[];
}
