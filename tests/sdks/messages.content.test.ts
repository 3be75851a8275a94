import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sdkDefinition, sdkNames} from '../../src/features/sdks/definitions.ts';
import {messageText, readMessages, sdkMessages} from '../../src/features/sdks/messages.ts';
import remarkSdkData from '../../src/features/sdks/index.ts';
import {transformPage} from '../support/page/transformPage.ts';

const PAGE = {label: 'Quickstart', route: '/sdks/cobol/quickstart/'};

const textsOf = (source: string): string[] => readMessages(source, PAGE).map(messageText);

const table = (...rows: string[]): string => `${rows.join('\n')}\n`;

test('a table of symptoms gives those rows that quote a message', () => {
  const source = table(
    '| Symptom | Cause | Fix |',
    '| --- | --- | --- |',
    '| `Failed to fetch data` | a wrong key | a new key |',
    '| `TypeError` in a getter | an integer | text |',
    '| Always the default | the flag is off | switch it on |',
    '| `action` is always `null` | no actions | pass one |',
    '| Users of `get(a, b)` wait | slow | wait |',
  );
  expect(textsOf(source)).toEqual(['Failed to fetch data', 'TypeError in a getter']);
});

test('a table of messages gives all its rows, and numbers keep the name of their column', () => {
  const source = table(
    '| Message | `status` | Cause |',
    '| --- | --- | --- |',
    '| `Request timed out` | 408 | [too slow](#times) |',
    '| `missing` | – | blank |',
  );
  const [timeOut, missing] = readMessages(source, PAGE);
  expect(timeOut?.cause).toMatchObject([
    {value: 'status '},
    {value: '408'},
    {value: '; '},
    {type: 'link', url: '/sdks/cobol/quickstart/#times'},
  ]);
  expect(missing?.cause).toMatchObject([{value: 'blank'}]);
});

test('messages may follow their level, and stand beside what was passed', () => {
  const log = table(
    '| Level | Message | Meaning |',
    '| --- | --- | --- |',
    '| warn | `no key` | blank |',
  );
  const [first] = readMessages(log, PAGE);
  expect(first).toMatchObject({message: [{value: 'no key'}]});
  expect(first?.cause.map((part) => 'value' in part && part.value).join('')).toBe(
    'level warn; blank',
  );
  const seen = table('| You see | You passed |', '| --- | --- |', '| `Invalid "x" field` | no x |');
  expect(textsOf(seen)).toEqual(['Invalid "x" field']);
});

test('other tables give nothing', () => {
  expect(textsOf(table('| Method | Does |', '| --- | --- |', '| `a TypeError b` | x |'))).toEqual(
    [],
  );
});

test('a message that several pages explain is one row with all of them', () => {
  const all = sdkNames.flatMap((id) => sdkMessages(id).map((each) => ({id, each})));
  const names = all.map(({id, each}) => `${id}: ${messageText(each)}`);
  expect(names).toEqual([...new Set(names)]);
  expect(all.some(({each}) => each.pages.length > 1)).toBe(true);
});

test('an SDK without messages is an error, and so is an unknown kind of code', () => {
  expect(() => transformPage('<SdkMessages sdk="vercel-edge" />', remarkSdkData())).toThrow(
    'explain no message',
  );
  expect(() => transformPage('<EvaluationCodes kind="flags" />', remarkSdkData())).toThrow(
    '"flags" is no kind of code. Known: flag, allocation, bandit.',
  );
});

test('the pages of messages have a section for every SDK that has some', () => {
  const pages = ['docs/sdks/errors.mdx', 'docs/sdks/client-sdks/errors.mdx'];
  const text = pages.map((page) => readFileSync(page, 'utf8')).join('');
  const missing = sdkNames
    .filter((sdk) => sdkMessages(sdk).length > 0)
    .filter(
      (sdk) => !text.includes(`## ${sdkDefinition(sdk).title}\n\n<SdkMessages sdk="${sdk}" />`),
    );
  expect(missing).toEqual([]);
});

test('no message says only "the same", which needs the row above', () => {
  const relative = sdkNames.flatMap((sdk) =>
    sdkMessages(sdk)
      .map(messageText)
      .filter((words) => /^the same/i.test(words)),
  );
  expect(relative).toEqual([]);
});
