import type {Readout} from '../compute/toReadout.ts';

/** What to know about this way of looking, a sentence each. */
export function notesOf({view, ended}: Readout, wantsCuped: boolean): string[] {
  return [
    view.segment !== undefined && wantsCuped
      ? 'CUPED results are not computed for segments, so these are without it.'
      : '',
    view.method === 'Fixed Sample' && !ended
      ? 'This look comes before the planned end: with Fixed Sample, no decision may rest on it.'
      : '',
    view.method === 'Sequential Hybrid' && !ended
      ? 'Until the planned end, Sequential Hybrid shows its wider sequential interval.'
      : '',
    view.method === 'Bayesian'
      ? 'Lifts are the middle of the posterior, pulled toward 0 by the prior.'
      : '',
  ].filter(Boolean);
}
