import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import {newIssueUrl} from '../../src/site/index.ts';
import {site} from '../../src/site/index.ts';
import type {TestClient} from './connect.ts';

const markdown = (route: string): string => readFileSync(`build${route}index.md`, 'utf8');

const FLAGS = readFileSync('build/demo/flags.json', 'utf8');

/** Calls, and what the site says about the same. */
const CALLS: [tool: string, input: Record<string, unknown>, said: string | (() => string)][] = [
  ...['/', '/sdks/sdk-keys/', '/statistics/cuped/', '/glossary/', '/reference/api/'].map(
    (page): (typeof CALLS)[number] => ['read_page', {page}, () => markdown(page)],
  ),
  ['read_page', {page: `${site.DOCS_URL}/geolift/`}, () => markdown('/geolift/')],
  ['read_page', {page: '/sdks/sdk-keys/', section: 'Rotate a key'}, '/sdks/sdk-keys/#rotate-a-key'],
  ['search_docs', {query: 'rotate sdk key'}, '/sdks/sdk-keys/#rotate-a-key'],
  ['search_docs', {query: 'kill switch'}, '/feature-flagging/use-cases/kill-switches/'],
  ['search_docs', {query: 'okta'}, '/administration/okta/'],
  ['search_docs', {query: 'cuped', section: 'Statistics'}, '/statistics/cuped/'],
  ['search_docs', {query: 'polling', sdk: 'python'}, '/sdks/server-sdks/python/initialization/'],
  ['search_docs', {query: 'polling', sdk: 'go'}, '/sdks/server-sdks/go/'],
  ['sdk_reference', {sdk: 'node'}, 'EppoClient.getStringAssignment'],
  ['sdk_reference', {sdk: 'node', symbol: 'pollingIntervalMs'}, '30'],
  ['sdk_reference', {sdk: 'python', symbol: 'poll_interval_seconds'}, '| 30 |'],
  ['sdk_reference', {sdk: 'go', symbol: 'GetStringAssignment'}, '/sdks/server-sdks/go/'],
  ['sdk_reference', {sdk: 'java', symbol: 'getBooleanAssignment'}, '/sdks/server-sdks/java/'],
  ['sdk_reference', {sdk: 'ruby', symbol: 'get_string_assignment'}, '/sdks/server-sdks/ruby/'],
  ...[
    ['alice', {plan: 'pro'}, '"value": true'],
    ['alice', {plan: 'free'}, '"value": false'],
  ].map(([subject, attributes, said]): (typeof CALLS)[number] => [
    'evaluate_flag',
    {configuration: FLAGS, flag: 'dark-mode', subject, attributes},
    said as string,
  ]),
  ['check_sql', {sql: 'select 1', warehouse: 'bigquery'}, 'No mistake was found'],
  ['check_sql', {sql: 'selec 1', warehouse: 'bigquery'}, 'line 1, column'],
  ['check_metric_yaml', {yaml: 'metrics: []'}, 'error, line 1'],
  [
    'report_problem',
    {page: '/sdks/sdk-keys/#rotate-a-key', quote: 'a & b', problem: 'c'},
    `${newIssueUrl}?title=Problem+on+%2Fsdks%2Fsdk-keys%2F&body=Page%3A+${encodeURIComponent(`${site.DOCS_URL}/sdks/sdk-keys/#rotate-a-key`)}%0A%0A%3E+a+%26+b%0A%0AWhat+is+wrong%3A%0Ac`,
  ],
];

/** Makes the calls, each of which has to agree with the site; a host may lack one tool. */
export async function expectAgreement({call}: TestClient, lacks?: string): Promise<void> {
  expect(CALLS.length).toBeGreaterThanOrEqual(24);
  for (const [tool, input, said] of CALLS.filter(([each]) => each !== lacks)) {
    const {text, isError} = await call(tool, input);
    const what = `${tool} ${JSON.stringify(input).slice(0, 100)}`;
    expect(isError, `${what}: ${text}`).toBe(false);
    if (typeof said === 'string') expect(text, what).toContain(said);
    else expect(text, what).toBe(said());
  }
}
