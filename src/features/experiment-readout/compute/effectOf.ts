import {bayesianPosterior, DEFAULT_PRIOR_SD} from '../../statistics/bayesianPosterior.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {hybridCI} from '../../statistics/hybridCI.ts';
import {relativeLift} from '../../statistics/relativeLift.ts';
import {DEFAULT_TUNING, sequentialCI} from '../../statistics/sequentialCI.ts';
import type {Method} from '../experiment.ts';
import type {Arms} from './arms.ts';

const CONFIDENCE = 0.95;

/** A lift as its method shows it. */
export interface Effect {
  lift: number;
  lower: number;
  upper: number;
  /** Of the lift before any prior. */
  standardError: number;
  /** Null where the method has none, or has a probability instead. */
  pValue: number | null;
  /** Probability Beats Control; the Bayesian method alone has it. */
  probability: number | null;
}

interface Analysis {
  method: Method;
  /** Whether the planned end has come. */
  ended: boolean;
  higherIsBetter: boolean;
}

/** Lift of treatment over control with the interval of a method, at 95%. */
export function effectOf(arms: Arms, {method, ended, higherIsBetter}: Analysis): Effect {
  const {lift, standardError, reliable} = relativeLift(arms);
  if (lift === null || standardError === null || !reliable) {
    throw new Error('An example needs a control mean far enough from 0.');
  }
  const n = arms.control.n + arms.treatment.n;
  const input = {lift, standardError, n, confidence: CONFIDENCE, tuning: DEFAULT_TUNING};
  const none = {pValue: null, probability: null};
  switch (method) {
    case 'Sequential': {
      const {lower, upper, pValue} = sequentialCI(input);
      return {lift, lower, upper, standardError, pValue, probability: null};
    }
    case 'Fixed Sample': {
      const {lower, upper, pValue} = fixedSampleCI(input);
      return {lift, lower, upper, standardError, pValue, probability: null};
    }
    case 'Sequential Hybrid': {
      const {lower, upper} = hybridCI({...input, ended});
      return {lift, lower, upper, standardError, ...none};
    }
    case 'Bayesian': {
      const prior = {priorMean: 0, priorSd: DEFAULT_PRIOR_SD, precision: 0, higherIsBetter};
      const {mean, lower, upper, probBeatsControl} = bayesianPosterior({...input, ...prior});
      return {lift: mean, lower, upper, standardError, ...none, probability: probBeatsControl};
    }
  }
}
