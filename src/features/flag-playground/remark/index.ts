import {type ExampleId, EXAMPLE_NAMES} from '../examples/names.ts';
import {EXAMPLE_STATES} from '../examples/states.ts';
import {LANGUAGES, type CodeLanguage} from '../../../shared/sdk-calls/languages.ts';
import {
  SUBJECT,
  VALUE,
  type ChoiceOutcome,
  type ChoicesStart,
  type FigureStart,
  type Start,
  FIGURE_FORMS,
  FIGURE_VIEWS,
} from '../start.ts';
import {callCode} from '../state/callCode.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import {playgroundAddress} from '../state/address.ts';
import {answer} from '../worker/answer.ts';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {dataAttribute} from '../../../shared/mdx/jsxElement.ts';
import {readAttributes} from '../../../shared/mdx/replaceElements.ts';
import {errorMessage} from '../../../shared/errorMessage.ts';
import {suggestOrList} from '../../../shared/suggest.ts';

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

async function evaluate(state: PlaygroundState) {
  const {report} = answer(state);
  const address = await playgroundAddress(state);
  if (!report || !address) throw new Error(`the example "${state.flagKey}" cannot be shown`);
  return {report, address};
}

/** What the figure of an example shows, without a key for the subject that it begins with. */
export async function figureOf(
  example: ExampleId,
  subjectKey = EXAMPLE_STATES[example].subjectKey,
): Promise<Pick<FigureStart, 'example' | 'report' | 'address'>> {
  const {report, address} = await evaluate({...EXAMPLE_STATES[example], subjectKey});
  return {example, report: {...report, event: null}, address};
}

async function outcomeOf(state: PlaygroundState): Promise<ChoiceOutcome> {
  const {report, address} = await evaluate(state);
  return {returned: String(report.value), sentence: report.sentence, address};
}

const attributeOf = (name: string, value: string) => ({name, kind: 'text', value}) as const;

/** The call in all languages, by SDK. */
function callsOf(state: PlaygroundState): Record<string, string> {
  const languages = Object.keys(LANGUAGES) as CodeLanguage[];
  return Object.fromEntries(languages.map((language) => [language, callCode(state, language)!]));
}

/** The call of an example, with what it returns for each of some subjects and attribute values. */
async function choicesOf(
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

function choose<Name extends string>(what: string, given: string, known: readonly Name[]): Name {
  const chosen = known.find((name) => name === given);
  if (chosen) return chosen;
  throw new Error(`there is no ${what} "${given}"; ${suggestOrList(given, known)}`);
}

const exampleOf = (name: string) =>
  choose('example', name, Object.keys(EXAMPLE_NAMES) as (keyof typeof EXAMPLE_NAMES)[]);

const listOf = (text: string): string[] => text.split(',').map((item) => item.trim());

type Reader = (element: MdxJsxFlowElement) => unknown;

const READERS = new Map(
  Object.entries<Reader>({
    FlagPlayground: (element) =>
      startOf(exampleOf(readAttributes(element, {required: ['example']}).example!)),
    FlagChoice: (element) => {
      const names = {required: ['example', 'subjects', 'attribute', 'values']};
      const {example, subjects, attribute, values} = readAttributes(element, names);
      return choicesOf(exampleOf(example!), {
        attribute: attribute!,
        subjects: listOf(subjects!),
        values: listOf(values!),
      });
    },
    FlagExample: async (element) => {
      const names = {required: ['example'], optional: ['subject', 'view', 'form']};
      const {example, subject, view, form} = readAttributes(element, names);
      return {
        ...(await figureOf(exampleOf(example!), subject)),
        view: choose('view', view ?? 'waterfall', FIGURE_VIEWS),
        form: choose('form', form ?? 'subject', FIGURE_FORMS),
      };
    },
  }),
);

/**
 * Remark plugin: evaluates what `<FlagPlayground example="experiment" />` begins with, and what
 * `<FlagExample example="rollout" subject="bob" />` and `<FlagChoice …>` show, so that all can be read
 * without scripts.
 * Fails the build at the line of an unknown example.
 */
export default function remarkFlagPlayground() {
  return async (tree: Root, file: VFile) => {
    const filling: Promise<void>[] = [];
    const fill = async (element: MdxJsxFlowElement, read: Reader) => {
      try {
        element.attributes = [dataAttribute('data', await read(element))];
      } catch (error) {
        file.fail(`<${element.name}>: ${errorMessage(error)}`, element.position);
      }
    };
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element = node as MdxJsxFlowElement;
      const read = READERS.get(element.name ?? '');
      if (read) filling.push(fill(element, read));
    });
    await Promise.all(filling);
  };
}
