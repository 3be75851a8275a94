import type {Verdict} from '../../../shared/ui/controls/Answer.tsx';
import {formatSignedEffect} from '../../calculators/kit/format.ts';
import type {State} from '../compute/stateOf.ts';
import type {Readout} from '../compute/toReadout.ts';
import {formatRange} from './format.ts';
import {nameOf} from './states.ts';

const TONES: Record<State, Verdict['tone']> = {
  better: 'good',
  limited: 'good',
  unclear: 'unclear',
  possible: 'unclear',
  worse: 'bad',
};

/** What the primary metric says, where the split lets it say anything. */
export function judgePrimary({split, primary: {state, metric}}: Readout): Verdict {
  if (split.mismatch) return {tone: 'bad', word: 'Do not read the lifts'};
  const name = nameOf(state, metric);
  return {tone: TONES[state], word: `${name.charAt(0).toUpperCase()}${name.slice(1)}`};
}

/** The primary metric in a sentence. */
export function primarySentence({primary: {metric, effect}}: Readout): string {
  return `${metric.name}: ${formatSignedEffect(effect.lift)}, 95% interval ${formatRange(effect)}.`;
}
