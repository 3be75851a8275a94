import {defineCalculator} from '../kit/defineCalculator.tsx';
import {summarize, toText} from './describe.ts';
import {defaults, evaluate} from './evaluate.ts';
import Fields from './Fields.tsx';
import Results from './Results.tsx';
import {toSteps} from './steps.ts';

/** Sample size for a target effect, and minimum detectable effect by duration. */
export default defineCalculator({
  prefix: 'size',
  title: 'Sample size and duration',
  ...{defaults, evaluate, Fields, Results, summarize, toText, toSteps},
});
