import type {Fields} from '../../calculators/kit/fields.ts';
import {SRM_ALPHA} from '../../statistics/srmChiSquare.ts';
import {days, perDay, runs, seed} from '../kit/model/fields.ts';

const level = {unit: '%', min: 0.001, max: 50} as const;

/** The form: a bug that loses subjects of one variation, and the tests that look for it. */
export const fields = {
  lost: {
    label: 'Subjects of treatment lost',
    hint: '0 shows the false alarms',
    initial: '2',
    unit: '%',
    min: 0,
    max: 100,
  },
  perDay: {...perDay, initial: '2000', max: 100_000},
  days,
  chiSquareAlpha: {
    ...level,
    label: 'Level of the chi-square test',
    initial: String(SRM_ALPHA * 100),
  },
  sequentialAlpha: {...level, label: 'Level of the sequential test', initial: '5'},
  runs: {...runs, label: 'Experiments'},
  seed,
} satisfies Fields;
