import {SRM_ALPHA} from '../../statistics/srmChiSquare.ts';
import {DEFAULT_CONCENTRATION} from '../../statistics/srmSequential.ts';
import type {Fields} from '../kit/fields.ts';
import type {Raw} from '../kit/types.ts';

const isOnce = ({mode}: Raw) => mode === 'chiSquare';
const isRepeated = ({mode}: Raw) => mode === 'sequential';

const MAX_VARIATIONS = 10;
const COUNTS = Array.from({length: MAX_VARIATIONS - 1}, (_, index) => String(index + 2));
const EXAMPLE_COUNTS = ['23740', '23803'];

/** Name of a variation by position; the first is the control. */
export function variationName(index: number): string {
  return index === 0 ? 'Control' : `Variation ${index}`;
}

function armFields(index: number): Fields {
  const isUsed = ({variations}: Raw) => index < Number(variations);
  const group = variationName(index);
  return {
    [`count${index + 1}`]: {
      ...{label: 'Subjects', group, initial: EXAMPLE_COUNTS[index] ?? ''},
      ...{whole: true, min: 0, max: 1e15},
      when: (raw) => isUsed(raw) && isOnce(raw),
    },
    [`weight${index + 1}`]: {
      ...{label: 'Weight', group, initial: '1', above: 0, max: 1e9},
      ...{hasAnyScale: true, when: isUsed},
    },
  };
}

/** What both tests ask for. */
const common = {
  mode: {
    label: 'Test',
    initial: 'chiSquare',
    options: {
      chiSquare: 'Chi-square, as in the product',
      sequential: 'Sequential, valid at every look',
    },
  },
  alpha: {
    ...{label: 'Significance level α', initial: String(SRM_ALPHA), above: 0, below: 1},
    when: isOnce,
  },
  alphaLooks: {
    ...{label: 'Significance level α', initial: '0.05', above: 0, below: 1, when: isRepeated},
  },
  concentration: {
    label: 'Concentration κ',
    hint: 'Weight of the plan, in subjects',
    ...{initial: String(DEFAULT_CONCENTRATION), above: 0, max: 1e12, when: isRepeated},
  },
  variations: {
    label: 'Number of variations',
    initial: '2',
    options: Object.fromEntries(COUNTS.map((count) => [count, count])),
  },
  batches: {
    label: 'New subjects at each look',
    hint: 'One line per look, one number per variation, separated by spaces',
    initial: '510 490\n1030 970\n2080 1920',
    rows: 5,
    when: isRepeated,
  },
} satisfies Fields;

/** The form: fields for each variation in use. */
export const fields: typeof common & Fields = Object.assign(
  {},
  common,
  ...Array.from({length: MAX_VARIATIONS}, (_, index) => armFields(index)),
) as typeof common & Fields;
