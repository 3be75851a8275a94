import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkExtracted, type Report} from '../../../core/check.ts';
import {LIGHT_CHECKERS} from '../../../core/checkers.ts';
import {extractPage} from '../../../core/extract.ts';
import {ROOT} from '../../../core/paths.ts';

const PAGES = join(ROOT, 'packages/samples/fixtures/pages');

/** A fault put into a page: the first occurrence of `find` becomes `put`. */
type Mutation = {
  page: string;
  fault: string;
  find: string;
  put: string;
  message: RegExp;
  /** Text whose line is reported, when it is not the line of `put`. */
  at?: string;
};

const MUTATIONS: readonly Mutation[] = [
  // TypeScript; the faults of one sample are in languages/typescript/faults.ts
  {
    page: 'node',
    fault: 'an error inside a tab and a note',
    find: "client.getJSONAssignment('hero",
    put: "client.getJsonAssignment('hero",
    message: /getJSONAssignment/,
  },
  {
    page: 'node',
    fault: 'an error in a list item',
    find: "getIntegerAssignment('page-size', 'bob',",
    put: "getIntegerAssignment('page-size',",
    message: /Expected 4 arguments/,
  },
  {
    page: 'node',
    fault: 'an unknown option of the newest SDK',
    find: "flagsConfiguration: '{}',",
    put: "flagConfiguration: '{}',",
    message: /flagsConfiguration/,
  },
  {
    page: 'node',
    fault: 'an option of the wrong type',
    find: "'{}', throw",
    put: '{}, throw',
    message: /not assignable to type 'string'/,
  },
  {
    page: 'node',
    fault: 'a newer API without since',
    find: '```ts since="4.0.0"',
    put: '```ts',
    message: /no exported member 'offlineInit'/,
    at: 'import { offlineInit }',
  },
  {
    page: 'node',
    fault: 'an import of a sample that is not shown',
    find: "'./experiments'",
    put: "'./experiment'",
    message: /no sample of this page is called '\.\/experiment'/,
  },
  // executed
  {
    page: 'node',
    fault: 'a wrong value behind a declaration',
    find: '// => 50',
    put: '// => 25',
    message: /expected 25, received 50/,
  },
  {
    page: 'node',
    fault: 'a wrong property below the statement',
    find: "action: 'nike' }",
    put: "action: 'adidas' }",
    message: /action: expected 'adidas', received 'nike'/,
  },
  {
    page: 'node',
    fault: 'a wrong error message',
    find: '/API key is required/',
    put: '/no key/',
    message: /got: API key is required/,
  },
  {
    page: 'node',
    fault: 'wrong output',
    find: '// prints: control',
    put: '// prints: treatment',
    message: /expected to print treatment, printed control/,
  },
  {
    page: 'node',
    fault: 'a call that throws',
    find: "variation; // => 'control'",
    put: "JSON.parse('{');",
    message: /SyntaxError/,
  },
  {
    page: 'node',
    fault: 'a value that nothing executes',
    find: '```ts title="why.ts" run',
    put: '```ts title="why.ts"',
    message: /not executed/,
    at: "variation; // => 'control'",
  },
  {
    page: 'node',
    fault: 'an assertion that follows nothing',
    find: "  'user-1',",
    put: "  'user-1', // => 'user-1'",
    message: /follows no statement/,
  },
  // JavaScript, JSX, TSX
  {
    page: 'node',
    fault: 'a misspelt option in JavaScript',
    find: 'skipInitialRequest:',
    put: 'skipInitialRequests:',
    message: /skipInitialRequest'/,
  },
  {
    page: 'node',
    fault: 'a misspelt method in JavaScript',
    find: "getBooleanAssignment('dark",
    put: "getBoolAssigment('dark",
    message: /does not exist|Did you mean/,
  },
  {
    page: 'node',
    fault: 'a default of the wrong type in JavaScript',
    find: "'pro' }, false)",
    put: "'pro' }, 'false')",
    message: /not assignable to parameter of type 'boolean'/,
  },
  {
    page: 'react',
    fault: 'a misspelt method after require',
    find: 'client.stopPolling()',
    put: 'client.stopPoling()',
    message: /stopPolling/,
  },
  {
    page: 'react',
    fault: 'a missing hook import',
    find: 'useEffect, useState,',
    put: 'useState,',
    message: /useEffect/,
    at: '  useEffect(() => {',
  },
  {
    page: 'react',
    fault: 'an unknown attribute',
    find: 'className=',
    put: 'clasName=',
    message: /clasName/,
  },
  {
    page: 'react',
    fault: 'an unclosed element',
    find: '</p>;',
    put: ';',
    message: /corresponding closing tag|expected/,
  },
  {
    page: 'react',
    fault: 'a wrong argument type in JSX',
    find: "userId, {}, 'control'",
    put: 'userId, {}, 1',
    message: /not assignable/,
  },
  {
    page: 'react',
    fault: 'an unknown component',
    find: 'import { Text, View }',
    put: 'import { Texts, View }',
    message: /Texts/,
  },
  {
    page: 'react',
    fault: 'a wrong attribute type in JSX',
    find: 'numberOfLines={1}',
    put: 'numberOfLines="1"',
    message: /not assignable/,
  },
  {
    page: 'node',
    fault: 'a sample that nothing can execute',
    find: '```ts since="4.0.0"',
    put: '```ts since="4.0.0" run',
    message: /nothing can execute it/,
  },
  {
    page: 'data',
    fault: 'an unknown version on the CDN',
    find: 'sdk@4.0.0',
    put: 'sdk@9.0.0',
    message: /does not know version/,
  },
  // data
  {
    page: 'data',
    fault: 'an unknown package in package.json',
    find: '"@eppo/node-server-sdk"',
    put: '"@eppo/node-sdk"',
    message: /no SDK package/,
  },
  {
    page: 'data',
    fault: 'a trailing comma in JSON',
    find: '"3.10.2"',
    put: '"3.10.2",',
    message: /expected/,
    at: '  }\n}\n```\n\n```jsonc',
  },
  {
    page: 'data',
    fault: 'an unknown version',
    find: '3.10.2',
    put: '9.9.9',
    message: /does not know version/,
  },
  {
    page: 'data',
    fault: 'a missing colon in JSON with comments',
    find: '"flag":',
    put: '"flag"',
    message: /colon expected/,
  },
  {
    page: 'data',
    fault: 'wrong indentation in YAML',
    find: '    env:',
    put: '   env:',
    message: /Sequence item without/,
  },
  {
    page: 'data',
    fault: 'an unclosed list in YAML',
    find: 'npm test',
    put: '[npm',
    message: /./,
    at: '    env:',
  },
  {
    page: 'data',
    fault: 'a duplicate key in YAML',
    find: 'EPPO_SDK_KEY: ${{',
    put: 'A: 1\n      A: ${{',
    message: /unique/,
    at: '      A: ${{',
  },
  {
    page: 'data',
    fault: 'a missing value in TOML',
    find: 'eppo = "5.2.1"',
    put: 'eppo =',
    message: /TOML/,
  },
  {
    page: 'data',
    fault: 'an unknown version in TOML',
    find: 'eppo = "5.2.1"',
    put: 'eppo = "4.0.0"',
    message: /does not know version/,
  },
  {
    page: 'data',
    fault: 'an unknown crate',
    find: 'eppo = "5.2.1"',
    put: 'eppo-sdk = "5.2.1"',
    message: /crates has no SDK package/,
  },
  {
    page: 'data',
    fault: 'an unclosed element in XML',
    find: '</version>',
    put: '',
    message: /closing tag/,
    at: '</dependency>',
  },
  {
    page: 'data',
    fault: 'an unknown artifact',
    find: 'eppo-server-sdk<',
    put: 'eppo-sdk<',
    message: /maven has no SDK package/,
    at: '<dependency>',
  },
  {
    page: 'data',
    fault: 'mismatched tags in XML',
    find: '</groupId>',
    put: '</group>',
    message: /closing tag/,
  },
  {
    page: 'data',
    fault: 'an unclosed element in HTML',
    find: '</div>',
    put: '',
    message: /never closed/,
    at: '<div id="app">',
  },
  {
    page: 'data',
    fault: 'a broken script in HTML',
    find: '.hidden = false',
    put: '.hidden = ',
    message: /Expression expected/,
  },
  {
    page: 'data',
    fault: 'a duplicate attribute in HTML',
    find: '<div id="app">',
    put: '<div id="app" id="b">',
    message: /duplicate attribute/,
  },
  {
    page: 'data',
    fault: 'a missing brace in GraphQL',
    find: 'flags(first: 10) {',
    put: 'flags(first: 10)',
    message: /Syntax Error/,
    at: '}\n```\n\n```ini',
  },
  {
    page: 'data',
    fault: 'a wrong argument in GraphQL',
    find: 'first: 10',
    put: 'first 10',
    message: /Expected ":"/,
  },
  {
    page: 'data',
    fault: 'a misspelt keyword in GraphQL',
    find: 'query Flags',
    put: 'quary Flags',
    message: /Unexpected Name "quary"/,
  },
  {
    page: 'data',
    fault: 'a line that assigns nothing in INI',
    find: 'sdk_key = ',
    put: 'sdk_key ',
    message: /assigns nothing/,
  },
  // shell
  {
    page: 'shell',
    fault: 'an unknown npm package',
    find: '@eppo/node-server-sdk',
    put: '@eppo/node-sdk',
    message: /npm has no SDK package/,
  },
  {
    page: 'shell',
    fault: 'a missing fi',
    find: '\nfi\n',
    put: '\n',
    message: /unexpected end of file/,
    at: '  echo',
  },
  {
    page: 'shell',
    fault: 'an unknown version',
    find: '==4.4.1',
    put: '==3.0.0',
    message: /does not know version/,
  },
  {
    page: 'shell',
    fault: 'a wrong Go module',
    find: 'golang-sdk/v6',
    put: 'golang-sdk/v5',
    message: /go has no SDK package/,
  },
  {
    page: 'shell',
    fault: 'an unclosed quote',
    find: 'is missing"',
    put: 'is missing',
    message: /unexpected EOF|unexpected end/,
  },
  // the fence itself
  {
    page: 'node',
    fault: 'an unknown flag',
    find: 'since="4.0.0"',
    put: 'sinse="4.0.0"',
    message: /unknown fence attribute 'sinse'/,
  },
  {
    page: 'node',
    fault: 'an unknown language',
    find: '```ts title="src/app.ts"',
    put: '```tss title="src/app.ts"',
    message: /nothing checks the language 'tss'/,
  },
  {
    page: 'node',
    fault: 'an unknown preamble',
    find: 'preamble="eppo-client"',
    put: 'preamble="eppo-clent"',
    message: /no preamble 'eppo-clent'/,
  },
  {
    page: 'node',
    fault: 'an exemption without a reason',
    find: '```ts since="4.0.0"',
    put: '```ts since="4.0.0" unchecked',
    message: /needs a reason/,
  },
  {
    page: 'node',
    fault: 'an exemption that is not needed',
    find: '```ts since="4.0.0"',
    put: '```ts since="4.0.0" unchecked="newer"',
    message: /passes its check/,
  },
];

const sources = new Map(
  ['node', 'react', 'data', 'shell'].map((page) => [
    page,
    readFileSync(join(PAGES, `${page}.mdx`), 'utf8'),
  ]),
);

describe('the sample check', () => {
  let report: Report;

  beforeAll(async () => {
    const originals = [...sources].map(([page, source]) => extractPage(`original/${page}`, source));
    const mutated = MUTATIONS.map((mutation, index) =>
      extractPage(`mutation/${index}`, mutate(mutation)),
    );
    report = await checkExtracted([...originals, ...mutated], LIGHT_CHECKERS, {pastes: false});
  }, 120_000);

  it.each([...sources.keys()])('finds nothing wrong with the %s page', (page) => {
    expect(report.faults.filter(({file}) => file === `original/${page}`)).toEqual([]);
  });

  it.each(MUTATIONS.map((mutation, index) => ({...mutation, index})))(
    'reports $fault at its line',
    (mutation) => {
      const found = report.faults
        .filter(({file}) => file === `mutation/${mutation.index}`)
        .map(({line, message}) => `${line}: ${message}`);
      expect(found).toContainEqual(
        expect.stringMatching(
          new RegExp(`^${expectedLine(mutation)}: (?:.|\n)*${mutation.message.source}`),
        ),
      );
    },
  );
});

function mutate({page, find, put}: Mutation): string {
  const source = sources.get(page) ?? '';
  if (!source.includes(find)) throw new Error(`${page}.mdx does not contain ${find}`);
  return source.replace(find, () => put);
}

function expectedLine(mutation: Mutation): number {
  const text = mutate(mutation);
  const offset =
    mutation.at === undefined
      ? (sources.get(mutation.page) ?? '').indexOf(mutation.find)
      : text.indexOf(mutation.at);
  if (offset < 0) throw new Error(`the mutated page does not contain ${mutation.at}`);
  return text.slice(0, offset).split('\n').length;
}
