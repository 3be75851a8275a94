import type {ExampleId} from '../examples/names.ts';
import {EXAMPLE_STATES} from '../examples/states.ts';
import {LANGUAGES, type CodeLanguage} from '../../../shared/sdk-calls/languages.ts';
import {
  SUBJECT,
  VALUE,
  type ChoiceOutcome,
  type ChoicesStart,
  type FigureStart,
  type Start,
} from '../start.ts';
import {callCode} from '../state/callCode.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import {playgroundAddress} from '../state/playgroundAddress.ts';
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

/**
 * What the figure of an example shows.
 *
 * @param subjectKey without it, the subject that the example begins with.
 */
export async function figureOf(
  example: ExampleId,
  subjectKey = EXAMPLE_STATES[example].subjectKey,
): Promise<Pick<FigureStart, 'example' | 'report' | 'address'>> {
  const state = {...EXAMPLE_STATES[example], subjectKey};
  const {report} = answer(state);
  const address = await playgroundAddress(state);
  if (!report || !address) throw new Error(`the example "${example}" cannot be shown`);
  return {example, report: {...report, event: null}, address};
}

async function outcomeOf(state: PlaygroundState): Promise<ChoiceOutcome> {
  const {report} = answer(state);
  const address = await playgroundAddress(state);
  if (!report || !address) throw new Error(`${state.subjectKey} cannot be evaluated`);
  return {returned: String(report.value), sentence: report.sentence, address};
}

const attributeOf = (name: string, value: string) => ({name, kind: 'text', value}) as const;

/** The call in all languages, by SDK. */
function callsOf(state: PlaygroundState): Record<string, string> {
  const languages = Object.keys(LANGUAGES) as CodeLanguage[];
  return Object.fromEntries(languages.map((language) => [language, callCode(state, language)!]));
}

/** The call of an example, with what it returns for each of some subjects and attribute values. */
export async function choicesOf(
  example: ExampleId,
  {attribute, subjects, values}: Pick<ChoicesStart, 'attribute' | 'subjects' | 'values'>,
): Promise<ChoicesStart> {
  const state = EXAMPLE_STATES[example];
  const outcomes = subjects.map((subjectKey) =>
    Promise.all(
      values.map((value) =>
        outcomeOf({...state, subjectKey, attributes: [attributeOf(attribute, value)]}),
      ),
    ),
  );
  const {flagKey} = state;
  return {
    flagKey,
    calls: callsOf({...state, subjectKey: SUBJECT, attributes: [attributeOf(attribute, VALUE)]}),
    attribute,
    subjects,
    values,
    outcomes: await Promise.all(outcomes),
  };
}
