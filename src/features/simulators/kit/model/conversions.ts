import {uniformFloat64} from 'pure-rand/distribution/uniformFloat64';
import {mersenne} from 'pure-rand/generator/mersenne';
import {randomBinomial} from 'd3-random';
import {relativeLift, type ArmSummary} from '../../../statistics/relativeLift.ts';

/** Numbers from 0 up to 1, which distributions of d3-random take as their `source`. */
export type Source = () => number;

/** The same numbers for the same seed; those of neighboring seeds have nothing in common. */
export function seededSource(seed: number): Source {
  const generator = mersenne(seed);
  return () => uniformFloat64(generator);
}

/** Subjects of a variation, and how many of them converted. */
export interface Arm {
  subjects: number;
  conversions: number;
}

/** Lets as many subjects arrive, each of which converts with a probability of `rate`. */
export function arrive(arm: Arm, subjects: number, rate: number, source: Source): void {
  arm.subjects += subjects;
  arm.conversions += randomBinomial.source(source)(subjects, rate)();
}

function summarize({subjects, conversions}: Arm): ArmSummary {
  const mean = conversions / subjects;
  return {n: subjects, mean, variance: (subjects / (subjects - 1)) * mean * (1 - mean)};
}

/** An estimated lift that may be shown. */
export interface Estimate {
  lift: number;
  standardError: number;
  /** Subjects in both variations. */
  n: number;
}

/** The lift between two variations, or null when the product would show none. */
export function estimateLift(control: Arm, treatment: Arm): Estimate | null {
  const arms = {control: summarize(control), treatment: summarize(treatment)};
  const {lift, standardError, reliable} = relativeLift(arms);
  if (lift === null || standardError === null || !reliable) return null;
  return {lift, standardError, n: control.subjects + treatment.subjects};
}
