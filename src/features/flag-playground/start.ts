import type {ExampleId} from './examples/names.ts';
import type {Report, Sentence} from './engine/report.ts';
import type {PlaygroundState} from './state/playgroundState.ts';
import type {Answer} from './worker/answer.ts';

/** What a figure can show: every allocation, or nothing but the bars of its salts. */
export const FIGURE_VIEWS = ['waterfall', 'bars'] as const;

/** What of an example can be tried in its figure: the subject, or the whole call. */
export const FIGURE_FORMS = ['subject', 'call'] as const;

/** What the figure of an example shows before it is tried, computed while building. */
export interface FigureStart {
  example: ExampleId;
  report: Report;
  view: (typeof FIGURE_VIEWS)[number];
  form: (typeof FIGURE_FORMS)[number];
  /** Opens the playground with the same state. */
  address: string;
}

/** What a playground shows before anything is changed, computed while building. */
export interface Start {
  example: ExampleId;
  state: PlaygroundState;
  answer: Answer;
}

/** Stand in a written call for what a reader chooses. */
export const SUBJECT = '%who%';
export const VALUE = '%at%';

/** A call whose arguments a reader chooses, with the answer to each choice, computed while building. */
export interface ChoicesStart {
  flagKey: string;
  /** The call by SDK, with `SUBJECT` and `VALUE` for what is chosen. */
  calls: Readonly<Record<string, string>>;
  attribute: string;
  subjects: readonly string[];
  values: readonly string[];
  outcomes: readonly (readonly ChoiceOutcome[])[];
}

export interface ChoiceOutcome {
  returned: string;
  sentence: Sentence;
  /** Opens the playground with the same call. */
  address: string;
}
