import type {Metric} from '../experiment.ts';
import type {State} from '../compute/stateOf.ts';

const NAMES: Record<State, string> = {
  better: 'better',
  worse: 'worse',
  unclear: 'unclear',
  limited: 'limited downside risk',
  possible: 'possible downside risk',
};

const MEANINGS: Record<State, string> = {
  better: 'The whole interval is on the good side of 0, so the change is significant.',
  worse: 'The whole interval is on the bad side of 0, so the harm is significant.',
  unclear: 'The interval contains 0: the direction is open.',
  limited: 'The interval contains 0 and stays inside the cutoff: larger harm is ruled out.',
  possible: 'The bad end crosses the cutoff: harm is not proven, but not ruled out either.',
};

/** What the table says of a metric in words; a metric with a cutoff has names of its own. */
export function nameOf(state: State, {cutoff}: Metric): string {
  if (cutoff === undefined) return NAMES[state];
  if (state === 'better') return 'significantly positive';
  return state === 'worse' ? 'significantly negative' : NAMES[state];
}

/** Why the state is what it is. */
export function meaningOf(state: State): string {
  return MEANINGS[state];
}
