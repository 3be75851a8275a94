import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {sentenceText} from '../../src/features/flag-playground/engine/sentence.ts';
import type {ExampleId} from '../../src/features/flag-playground/examples/names.ts';
import {EXAMPLE_STATES} from '../../src/features/flag-playground/examples/states.ts';
import type {PlaygroundState} from '../../src/features/flag-playground/state/playgroundState.ts';
import {answer} from '../../src/features/flag-playground/worker/answer.ts';

/**
 * What pages tell their readers to change in a figure, and words of it for what then happens, each of
 * which stands on the page and in the evaluator's answer. Attributes by name, other fields by theirs.
 */
const TRIALS: readonly [string, ExampleId, Readonly<Record<string, string>>, ...string[]][] = [
  ['concepts/targeting', 'version', {appVersion: '2.4.0'}, '`on`', '`From 2.3.0`'],
  ['concepts/targeting', 'version', {appVersion: '2.5.1'}, '`off`'],
  [
    'concepts/flag-allocations',
    'experiment',
    {email: 'alice@example.com'},
    '`Staff`',
    '`treatment`',
  ],
  ['concepts/flag-allocations', 'experiment', {country: 'FR'}, '`Default Rule`'],
  ['concepts/experiment-assignment', 'experiment', {subjectKey: 'alice'}, '`control`', 'bucket 35'],
  [
    'concepts/experiment-assignment',
    'experiment',
    {subjectKey: 'user-1'},
    'bucket 8,914',
    '`Default Rule`',
  ],
  [
    'concepts/mutual_exclusion',
    'exclusion',
    {subjectKey: 'alice'},
    'bucket 1,430',
    '`Banner experiment`',
  ],
  ['concepts/holdout-config', 'holdout', {subjectKey: 'user-8'}, '`status_quo`', '`control`'],
  ['concepts/holdout-config', 'holdout', {subjectKey: 'user-1'}, 'bucket 3,308'],
  ['concepts/dependent-flags', 'dependent', {variation_served: 'control'}, 'the default `false`'],
  [
    'sdk-features/subjects',
    'onboarding',
    {subjectKey: 'USER-1'},
    'bucket 9,661',
    '`split-17`',
    '`treatment`',
  ],
  ['sdk-features/subjects', 'onboarding', {subjectKey: 'user-1 '}, 'bucket 3,616'],
  [
    'sdk-features/flag-types',
    'integer',
    {variationType: 'NUMERIC'},
    'the default `10`',
    '`TYPE_MISMATCH`',
  ],
  [
    'sdk-features/debugging-flag-assignment',
    'fallback',
    {age: '60'},
    '`MATCH`',
    '`UNEVALUATED`',
    '`allocation-20`',
  ],
  [
    'sdk-features/debugging-flag-assignment',
    'fallback',
    {variationType: 'STRING'},
    '`TYPE_MISMATCH`',
  ],
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

function changed(state: PlaygroundState, change: Readonly<Record<string, string>>) {
  const fields = Object.entries(change).filter(([name]) => name in state);
  const attributes = state.attributes.map((row) =>
    row.name in change ? {...row, value: change[row.name]!} : row,
  );
  expect(fields.length > 0 || attributes.some((row, i) => row !== state.attributes[i])).toBe(true);
  return {...state, ...Object.fromEntries(fields), attributes};
}

describe('what pages say about trying their figures', () => {
  it.each(TRIALS)('%s, %s: %j', (page, example, change, ...shows) => {
    const source = readFileSync(globSync(`docs/**/${page}.mdx`)[0]!, 'utf8');
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
    const uncovered = pages.filter(
      (file) => !TRIALS.some(([page]) => file.endsWith(`${page}.mdx`)),
    );
    expect(uncovered).toEqual([]);
  });
});
