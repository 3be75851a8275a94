import type {Fields} from '../kit/fields.ts';

const total = {min: 0, max: 1e15};
const subjects = {label: 'Subjects', whole: true, min: 1, max: 1e15};

/** The form; the example is that of the page on global lift. */
export const fields = {
  treatmentTotal: {
    ...{label: 'Total of the metric', group: 'Treatment', initial: '44437', ...total},
  },
  nTreatment: {...subjects, group: 'Treatment', initial: '23803'},
  controlTotal: {label: 'Total of the metric', group: 'Control', initial: '41787', ...total},
  nControl: {...subjects, group: 'Control', initial: '23740'},
  globalTotal: {
    label: 'Company-wide total',
    hint: 'Of everybody, in the same period',
    ...{initial: '104476', above: 0, max: 1e15},
  },
  exposure: {
    label: 'Traffic exposure',
    hint: 'Share of eligible subjects enrolled',
    ...{initial: '100', unit: '%', shareBelow: 1, min: 0.001, max: 100},
  },
} satisfies Fields;
