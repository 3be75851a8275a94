import {defineCalculator} from '../kit/defineCalculator.tsx';
import {summarize, toText} from './describe.ts';
import {defaults, evaluate} from './evaluate.ts';
import Fields from './Fields.tsx';
import Results from './Results.tsx';
import {toSteps} from './steps.ts';

/** Does the split fit the planned weights? Once, or at every look. */
export default defineCalculator({
  prefix: 'srm',
  title: 'Sample ratio mismatch checker',
  ...{defaults, evaluate, Fields, Results, summarize, toText, toSteps},
});
