import type {Metric} from '../experiment.ts';

/** What an interval says of a metric; the middle two are for metrics with a cutoff. */
export type State = 'better' | 'worse' | 'unclear' | 'limited' | 'possible';

/**
 * State of a metric by its interval. A bound beyond the cutoff means that harm is not ruled out;
 * a metric that should decrease is mirrored.
 */
export function stateOf(
  {desired, cutoff}: Pick<Metric, 'desired' | 'cutoff'>,
  {lower, upper}: {lower: number; upper: number},
): State {
  const side = desired === 'increase' ? 1 : -1;
  const [bad, good] = side === 1 ? [lower, upper] : [-upper, -lower];
  if (bad > 0) return 'better';
  if (good < 0) return 'worse';
  if (cutoff === undefined) return 'unclear';
  return bad < side * cutoff ? 'possible' : 'limited';
}
