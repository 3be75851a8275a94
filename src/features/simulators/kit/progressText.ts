import {OutdatedPage} from '../../../shared/outdatedPage.ts';
import {formatCount} from '../../calculators/kit/format.ts';
import type {Snapshot} from './definition.ts';

/** How a simulation stands. */
export type Phase =
  'example' | 'running' | 'done' | 'stopped' | 'timeout' | 'outdated' | 'unavailable';

type Counts = Pick<Snapshot<unknown>, 'done' | 'total'>;

/** Parts of a simulation after which a screen reader says how far it is. */
const ANNOUNCED_PARTS = 4;

/** How far a simulation is, in a sentence. */
export function progressText(phase: Phase, {done, total}: Counts, runs: string): string {
  const all = `${formatCount(total)} ${runs}`;
  const soFar = done === 0 ? `0 ${runs}` : `${formatCount(done)} of ${all}`;
  switch (phase) {
    case 'example':
      if (done === total) return `${all}.`;
      return `An example from ${formatCount(done)} ${runs}. Press Run for ${formatCount(total)}.`;
    case 'running':
      return `${soFar} so far.`;
    case 'done':
      return `${all}.`;
    case 'stopped':
      return `Stopped after ${soFar}.`;
    case 'timeout':
      return 'The simulation took too long and was ended. Choose smaller numbers and press Run.';
    case 'outdated':
      return `The simulator could not be started. ${new OutdatedPage().message}`;
    case 'unavailable':
      return 'The simulator could not be started. Check your network connection and try again.';
  }
}

/** What a screen reader says: the quarters of a simulation and its end, not each of its steps. */
export function announcement(
  phase: Phase,
  {done, total}: Counts,
  runs: string,
  summary: string,
): string {
  if (phase === 'example') return '';
  if (phase !== 'running') return `${progressText(phase, {done, total}, runs)} ${summary}`;
  const part = Math.floor((ANNOUNCED_PARTS * done) / total);
  return progressText(phase, {done: Math.floor((part * total) / ANNOUNCED_PARTS), total}, runs);
}
