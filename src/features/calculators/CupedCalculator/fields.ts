import {confidence, MEAN} from '../kit/commonFields.ts';
import type {Fields} from '../kit/fields.ts';
import type {Raw} from '../kit/types.ts';

const isGain = ({mode}: Raw) => mode !== 'arms';
const hasArms = ({mode}: Raw) => mode === 'arms';

const variance = {above: 0, max: 1e24};
const correlation = {above: -1, below: 1};

function arm<Group extends string>(group: Group, before: string, during: string) {
  return {
    n: {
      label: 'Subjects',
      group,
      initial: '2000',
      whole: true,
      min: 2,
      max: 1e12,
      when: hasArms,
    },
    before: {label: 'Mean before', group, initial: before, ...MEAN, when: hasArms},
    varBefore: {label: 'Variance before', group, initial: '400', ...variance, when: hasArms},
    during: {label: 'Mean during', group, initial: during, ...MEAN, when: hasArms},
    varDuring: {label: 'Variance during', group, initial: '484', ...variance, when: hasArms},
    r: {label: 'Correlation', group, initial: '0.8', ...correlation, when: hasArms},
  };
}

const control = arm('Control', '20', '22');
const treatment = arm('Treatment', '21.2', '22.6');

/** The form: what history explains, or both variations before and during the experiment. */
export const fields = {
  mode: {
    label: 'What you know',
    initial: 'correlation',
    options: {
      correlation: 'A correlation with the past',
      rSquared: 'The variance explained, R²',
      arms: 'Both variations, before and during',
    },
  },
  correlation: {
    label: 'Correlation',
    hint: 'Of a subject’s values before and during the experiment',
    initial: '0.7',
    ...correlation,
    when: ({mode}) => mode === 'correlation',
  },
  rSquared: {
    label: 'R²',
    initial: '50',
    unit: '%',
    min: 0,
    below: 100,
    shareBelow: 1,
    when: ({mode}) => mode === 'rSquared',
  },
  mean: {label: 'Mean', initial: '36.23', ...MEAN, when: isGain},
  variance: {label: 'Variance of one subject', initial: '80000', ...variance, when: isGain},
  n: {
    label: 'Subjects per variation',
    initial: '76334',
    whole: true,
    min: 2,
    max: 1e12,
    when: isGain,
  },
  controlN: control.n,
  controlBefore: control.before,
  controlVarBefore: control.varBefore,
  controlDuring: control.during,
  controlVarDuring: control.varDuring,
  controlR: control.r,
  treatmentN: treatment.n,
  treatmentBefore: treatment.before,
  treatmentVarBefore: treatment.varBefore,
  treatmentDuring: treatment.during,
  treatmentVarDuring: treatment.varDuring,
  treatmentR: treatment.r,
  confidence,
} satisfies Fields;
