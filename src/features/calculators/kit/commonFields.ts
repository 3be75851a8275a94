import type {FieldSpec} from './fields.ts';
import type {Raw} from './types.ts';

/** Whether a plan is for a conversion rate, or for a mean per subject. */
export const isRate = ({metric}: Raw) => metric === 'binary';
export const isMean = ({metric}: Raw) => metric === 'mean';

/** Wide enough for any unit, narrow enough that no square of it overflows. */
export const MEAN = {min: -1e12, max: 1e12};
export const VARIANCE = {min: 1e-12, max: 1e24};

/** The confidence level of intervals. */
export const confidence = {
  label: 'Confidence level',
  initial: '95',
  unit: '%',
  min: 50,
  below: 100,
} satisfies FieldSpec;
