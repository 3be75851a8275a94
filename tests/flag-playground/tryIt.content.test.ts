import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {sentenceText} from '../../src/features/flag-playground/engine/sentence.ts';
import type {ExampleId} from '../../src/features/flag-playground/examples/names.ts';
import {EXAMPLE_STATES} from '../../src/features/flag-playground/examples/states.ts';
import type {PlaygroundState} from '../../src/features/flag-playground/state/playgroundState.ts';
import {answer} from '../../src/features/flag-playground/worker/answer.ts';

/** What a page tells its reader to change in its figure, and words of it for what then happens. */
interface Trial {
  page: string;
  example: ExampleId;
  /** Attributes by name, other fields by theirs. */
  change: Readonly<Record<string, string>>;
  /** Each stands on the page and in the evaluator's answer. */
  shows: readonly string[];
}

const CONCEPTS = 'docs/feature-flagging/concepts';
const FEATURES = 'docs/sdks/sdk-features';

const TRIALS: readonly Trial[] = [
  {
    page: `${CONCEPTS}/targeting.mdx`,
    example: 'version',
    change: {appVersion: '2.4.0'},
    shows: ['`on`', '`From 2.3.0`'],
  },
  {
    page: `${CONCEPTS}/targeting.mdx`,
    example: 'version',
    change: {appVersion: '2.5.1'},
    shows: ['`off`'],
  },
  {
    page: `${CONCEPTS}/flag-allocations.mdx`,
    example: 'experiment',
    change: {email: 'alice@example.com'},
    shows: ['`Staff`', '`treatment`'],
  },
  {
    page: `${CONCEPTS}/flag-allocations.mdx`,
    example: 'experiment',
    change: {country: 'FR'},
    shows: ['`Default Rule`'],
  },
  {
    page: `${CONCEPTS}/experiment-assignment.mdx`,
    example: 'experiment',
    change: {subjectKey: 'alice'},
    shows: ['`control`', 'bucket 35'],
  },
  {
    page: `${CONCEPTS}/experiment-assignment.mdx`,
    example: 'experiment',
    change: {subjectKey: 'user-1'},
    shows: ['bucket 8,914', '`Default Rule`'],
  },
  {
    page: `${CONCEPTS}/mutual_exclusion.mdx`,
    example: 'exclusion',
    change: {subjectKey: 'alice'},
    shows: ['bucket 1,430', '`Banner experiment`'],
  },
  {
    page: `${CONCEPTS}/holdout-config.mdx`,
    example: 'holdout',
    change: {subjectKey: 'user-8'},
    shows: ['`status_quo`', '`control`'],
  },
  {
    page: `${CONCEPTS}/holdout-config.mdx`,
    example: 'holdout',
    change: {subjectKey: 'user-1'},
    shows: ['bucket 3,308'],
  },
  {
    page: `${CONCEPTS}/dependent-flags.mdx`,
    example: 'dependent',
    change: {variation_served: 'control'},
    shows: ['the default `false`'],
  },
  {
    page: `${FEATURES}/subjects.mdx`,
    example: 'onboarding',
    change: {subjectKey: 'USER-1'},
    shows: ['bucket 9,661', '`split-17`', '`treatment`'],
  },
  {
    page: `${FEATURES}/subjects.mdx`,
    example: 'onboarding',
    change: {subjectKey: 'user-1 '},
    shows: ['bucket 3,616'],
  },
  {
    page: `${FEATURES}/obfuscation.mdx`,
    example: 'obfuscated',
    change: {plan: 'Pro'},
    shows: ['the default `false`'],
  },
  {
    page: `${FEATURES}/flag-types.mdx`,
    example: 'integer',
    change: {variationType: 'NUMERIC'},
    shows: ['the default `10`', '`TYPE_MISMATCH`'],
  },
  {
    page: `${FEATURES}/debugging-flag-assignment.mdx`,
    example: 'fallback',
    change: {age: '60'},
    shows: ['`MATCH`', '`UNEVALUATED`', '`allocation-20`'],
  },
  {
    page: `${FEATURES}/debugging-flag-assignment.mdx`,
    example: 'fallback',
    change: {variationType: 'STRING'},
    shows: ['`TYPE_MISMATCH`'],
  },
];

/** All that the figure says: the sentence, buckets and codes, and the fields of the event. */
function words(state: PlaygroundState): string {
  const {report} = answer(state);
  const {sentence, code, allocations, event} = report!;
  const buckets = allocations.flatMap(({splits}) =>
    splits.flatMap(({shards}) =>
      shards.map(({position}) => `bucket ${position.toLocaleString('en-US')}`),
    ),
  );
  const codes = [code, ...allocations.map((each) => each.code), event?.holdoutVariation];
  return [sentenceText(sentence), ...buckets, ...codes.map((each) => `\`${String(each)}\``)].join();
}

function changed(state: PlaygroundState, change: Trial['change']): PlaygroundState {
  const fields = Object.entries(change).filter(([name]) => name in state);
  const attributes = state.attributes.map((row) =>
    row.name in change ? {...row, value: change[row.name]!} : row,
  );
  expect(fields.length > 0 || attributes.some((row, i) => row !== state.attributes[i])).toBe(true);
  return {...state, ...Object.fromEntries(fields), attributes};
}

describe('what pages say about trying their figures', () => {
  it.each(TRIALS)('$page: $change', ({page, example, change, shows}) => {
    const source = readFileSync(page, 'utf8');
    const [, after = ''] = source.split(new RegExp(`<FlagExample example="${example}"[^>]*>\n\n`));
    const text = after.split('\n', 1)[0]!;
    const typed = Object.values(change);
    for (const part of [...typed, ...shows]) expect(text).toContain(part);
    const state = EXAMPLE_STATES[example];
    const said = words(changed(state, change));
    for (const part of shows) expect(said).toContain(part);
  });

  it('covers every figure whose waterfall is shown', () => {
    const pages = globSync('docs/**/*.mdx').filter((file) =>
      /<FlagExample (?![^>]*view="bars")/.test(readFileSync(file, 'utf8')),
    );
    expect(pages.length).toBeGreaterThan(7);
    expect(pages.filter((file) => !TRIALS.some(({page}) => page === file))).toEqual([]);
  });
});
