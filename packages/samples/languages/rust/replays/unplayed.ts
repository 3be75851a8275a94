import type {Row} from './types.ts';

/** Rows about failures that no replay makes happen, with the reason. */
export const unplayed: readonly (Row & {reason: string})[] = [
  {
    page: 'initialization',
    row: '| `EvaluationError(_)` | see below |',
    reason: 'names another type',
  },
  {
    page: 'initialization',
    row: '| `Io(_)` | the thread could not start |',
    reason: 'needs an operating system without free threads',
  },
];
