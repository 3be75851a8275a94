import type {FieldSpec} from './fields.ts';

/** The confidence level of intervals. */
export const confidence = {
  label: 'Confidence level',
  initial: '95',
  unit: '%',
  min: 50,
  below: 100,
} satisfies FieldSpec;
