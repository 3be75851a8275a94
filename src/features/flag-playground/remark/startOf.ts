import type {ExampleId} from '../examples/names.ts';
import {EXAMPLE_STATES} from '../examples/states.ts';
import type {ExampleReport, Start} from '../start.ts';
import {answer} from '../worker/answer.ts';

/** A time that no build changes. */
const EXAMPLE_TIME = '2026-01-15T09:12:33.123Z';

/** What a playground shows that begins with an example. */
export function startOf(example: ExampleId): Start {
  const state = EXAMPLE_STATES[example];
  const start = {example, state, answer: answer(state)};
  const event = start.answer.report?.event;
  if (event) event.timestamp = EXAMPLE_TIME;
  return start;
}

/** What a subject of an example gets; without a key, the subject that the example begins with. */
export function reportOf(example: ExampleId, subjectKey?: string): ExampleReport {
  const state = EXAMPLE_STATES[example];
  const {report} = answer({...state, subjectKey: subjectKey ?? state.subjectKey});
  if (!report) throw new Error(`the example "${example}" cannot be evaluated`);
  return {example, report: {...report, event: null}};
}
