import {bayesianPosterior} from '../../statistics/bayesianPosterior.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {hybridCI, DEFAULT_TUNING, sequentialCI} from '../../statistics/sequentialCI.ts';

/** An estimate of the lift, and what the methods need beside it. */
interface Estimate {
  lift: number;
  standardError: number;
  /** Subjects in control plus treatment. */
  n: number;
  confidence: number;
  priorSd: number;
  higherIsBetter: boolean;
}

/** An interval and the name of its method. */
export type MethodInterval = ReturnType<typeof intervalsByMethod>['intervals'][number];

/** Intervals of a lift by every method of the product, and all that goes with them. */
export function intervalsByMethod({priorSd, higherIsBetter, ...estimate}: Estimate) {
  const input = {...estimate, tuning: DEFAULT_TUNING};
  const fixed = fixedSampleCI(input);
  const sequential = sequentialCI(input);
  const hybridRunning = hybridCI({...input, ended: false});
  const hybridEnded = hybridCI({...input, ended: true});
  const bayesian = bayesianPosterior({...input, priorSd, higherIsBetter});
  const center = estimate.lift;
  const intervals = [
    {label: 'Fixed Sample', center, ...fixed},
    {label: 'Sequential', center, ...sequential},
    {label: 'Hybrid, running', center, ...hybridRunning},
    {label: 'Hybrid, after end date', center, ...hybridEnded},
    {label: 'Bayesian', center: bayesian.mean, ...bayesian},
  ].map(({label, center: at, lower, upper}) => ({label, center: at, lower, upper}));
  return {fixed, sequential, hybridRunning, hybridEnded, bayesian, intervals};
}
