import type {ExampleId} from './examples/names.ts';
import type {Report} from './engine/report.ts';
import type {PlaygroundState} from './state/playgroundState.ts';
import type {Answer} from './worker/answer.ts';

/** What a subject of an example gets, computed while building. */
export interface ExampleReport {
  example: ExampleId;
  report: Report;
}

/** What a playground shows before anything is changed, computed while building. */
export interface Start {
  example: ExampleId;
  state: PlaygroundState;
  answer: Answer;
}
