import {defineCalculator} from '../kit/defineCalculator.tsx';
import {summarize, toText} from './describe.ts';
import {defaults, evaluate} from './evaluate.ts';
import Fields from './Fields.tsx';
import Results from './Results.tsx';
import {toSteps} from './steps.ts';

/** The same data seen by every interval method of the product. */
export default defineCalculator({
  prefix: 'ci',
  title: 'Confidence intervals by method',
  ...{defaults, evaluate, Fields, Results, summarize, toText, toSteps},
});
