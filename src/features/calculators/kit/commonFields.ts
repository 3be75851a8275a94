import type {FieldSpec} from './fields.ts';
import type {Raw} from './types.ts';

/** Load times in ms of twenty subjects of each variation: an example to paste over. */
export const EXAMPLE_TIMES = {
  control: '340 350 355 365 370 380 390 400 405 410 425 430 445 450 460 480 500 520 560 640',
  treatment: '300 305 315 320 330 335 340 345 350 355 360 370 375 385 390 400 415 430 455 500',
};

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
