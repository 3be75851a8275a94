import type {PlaygroundState} from '../state/playgroundState.ts';

/** What a subject gets, or what many get, before and after an edit. */
export type Question =
  | {kind: 'one'; state: PlaygroundState}
  | {kind: 'many'; state: PlaygroundState; before?: PlaygroundState};
