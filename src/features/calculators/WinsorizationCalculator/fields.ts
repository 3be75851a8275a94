import type {Fields} from '../kit/fields.ts';

/** The form; its example is the totals of the ten subjects of the demo data. */
export const fields = {
  values: {
    label: 'Values',
    hint: 'One total on each line, each of another subject. They stay in this page.',
    initial: '70\n25\n0\n0\n0\n105\n80\n40\n900\n50',
    ...{rows: 8, isLocal: true},
  },
  lower: {
    label: 'Lower bound percentile',
    hint: '0 caps nothing',
    ...{initial: '0', unit: '%', min: 0, max: 100},
  },
  upper: {
    label: 'Upper bound percentile',
    hint: '100 caps nothing',
    ...{initial: '80', unit: '%', above: 1, max: 100},
  },
} satisfies Fields;
