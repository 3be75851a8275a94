import {InMemoryTransport} from '@modelcontextprotocol/server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createServer} from '../../src/features/mcp/createServer.ts';
import {timeLimit} from '../../src/features/mcp/timeLimit.ts';
import {contextOf} from '../../src/features/mcp/tool.ts';
import {startInstalledParser} from '../../src/shared/sql/installedParser.ts';
import {SITE} from '../search/corpus.ts';
import {connect, type TestClient} from './connect.ts';
import {flagFor, NEVER_ENDING} from './flags.ts';
import {SKILL, smallDocs} from './smallDocs.ts';

let test: TestClient;

beforeAll(async () => {
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(contextOf(await smallDocs(), timeLimit, startInstalledParser)).connect(theirs);
  test = await connect(mine);
});

afterAll(async () => {
  await test.client.close();
});

const call: TestClient['call'] = (name, input) => test.call(name, input);

describe('the server', () => {
  it('offers tools that only read', async () => {
    const {tools} = await test.client.listTools();
    expect(tools.map(({name}) => name).sort()).toEqual([
      'check_metric_yaml',
      'check_sql',
      'evaluate_flag',
      'read_page',
      'report_problem',
      'sdk_reference',
      'search_docs',
    ]);
    expect(tools.filter(({annotations}) => annotations?.readOnlyHint !== true)).toEqual([]);
  });

  it('offers every page and skill as a resource, by the address of its Markdown', async () => {
    const {resources} = await test.client.listResources();
    expect(resources.map(({uri}) => uri)).toEqual([
      SITE + SKILL.url,
      `${SITE}/index.md`,
      `${SITE}/sdks/sdk-keys/index.md`,
      `${SITE}/sdks/server-sdks/node/index.md`,
    ]);
    const {contents} = await test.client.readResource({uri: `${SITE}/index.md`});
    expect(contents).toEqual([
      {uri: `${SITE}/index.md`, mimeType: 'text/markdown', text: '# Home\n'},
    ]);
    const skill = await test.client.readResource({uri: SITE + SKILL.url});
    expect(skill.contents).toMatchObject([{mimeType: 'text/markdown', text: '# A skill\n'}]);
  });
});

describe('reading', () => {
  it('searches, everywhere, in a section or in an SDK', async () => {
    expect((await call('search_docs', {query: 'rotate key'})).text).toMatch(
      /^1\. \*\*SDK keys › Rotate a key\*\* \(SDKs\)\n {3}https:\/\/docs\.example\/sdks\/sdk-keys\/#rotate\n {3}Replace it\./,
    );
    expect((await call('search_docs', {query: 'rotate key', section: 'start'})).text).toContain(
      'Nothing was found',
    );
    const {text} = await call('search_docs', {query: 'rotate key', sdk: 'Node.js'});
    expect(text).toContain(`${SITE}/sdks/server-sdks/node/`);
    expect(text).not.toContain('sdk-keys');
  });

  it.each([
    '/sdks/sdk-keys/',
    'sdks/sdk-keys',
    'sdk-keys',
    '/sdks/sdk-keys.md',
    '/sdks/sdk-keys/index.md',
    '/SDKs/sdk-keys/index.html?from=mail',
    `${SITE}/sdks/sdk-keys/`,
  ])('reads the page that is called %s', async (page) => {
    expect((await call('read_page', {page})).text).toMatch(/^# SDK keys/);
  });

  it('reads one section, with those below it', async () => {
    const section = await call('read_page', {page: '/sdks/sdk-keys/', section: 'create a key'});
    expect(section.text).toContain(`Source: ${SITE}/sdks/sdk-keys/#create-a-key`);
    expect(section.text).toMatch(/# not a heading[\s\S]*Choose a name\.$/);
    expect((await call('read_page', {page: '/sdks/sdk-keys/#rotate'})).text).toMatch(
      /## Rotate a key\n\n[\s\S]*Wait a day\.$/,
    );
  });

  it.each([
    ['a step by its address', '#remove', '### 2. Remove the old one\n\nWait a day.'],
    ['a step by the heading of the page', 'Remove the old one', '\n\nWait a day.'],
    ['a step by the heading of the Markdown', '### 2. Remove the old one', '\n\nWait a day.'],
    ['an address with capitals', '#makeNew', '### 1. Make the *new* one\n\nCopy it.'],
    ['the first of two equal headings', '#name-it', '### Name it\n\nChoose a name.'],
    ['the second of two equal headings', '#name-it-1', '## Name it\n\nIt can change.'],
    ['an address as browsers write it', '#name%2Dit-1', '## Name it\n\nIt can change.'],
  ])('reads %s', async (_what, section, text) => {
    const answer = await call('read_page', {page: '/sdks/sdk-keys/', section});
    expect(answer.text).toMatch(new RegExp(`${text}$`.replace(/[*.]/g, String.raw`\$&`)));
    if (/^#[^#]/.test(section)) {
      const byAddress = await call('read_page', {page: `/sdks/sdk-keys/${section}`});
      expect(byAddress.text).toBe(answer.text);
    }
  });
});

describe('computing', () => {
  it('evaluates a flag and explains the answer', async () => {
    const configuration = flagFor('@example\\.com$');
    const evaluate = (email: string) =>
      call('evaluate_flag', {
        configuration,
        flag: 'dark-mode',
        subject: 'alice',
        default: false,
        attributes: {email},
      });
    const inside = await evaluate('alice@example.com');
    expect(inside.text).toContain('`alice` gets `on` because allocation `staff` matched');
    expect(inside.text).toContain('"value": true');
    expect(inside.text).toContain(
      `Other SDKs differ in a few rules: ${SITE}/feature-flagging/flag-config-format/#differences-between-sdks`,
    );
    expect((await evaluate('alice@other.example')).text).toContain('no rule of `staff` holds');
  });

  it('lists what other SDKs do differently with a flag', async () => {
    const {text} = await call('evaluate_flag', {
      configuration: flagFor('^(?!x)'),
      flag: 'dark-mode',
      subject: 'alice',
      attributes: {email: 'alice@example.com'},
    });
    expect(text).toContain(
      'In other SDKs:\n\n- Go cannot read this regular expression: `MATCHES` is false, `NOT_MATCHES` true.',
    );
  });

  it('finds what stands in quotes word for word', async () => {
    const find = async (query: string) => (await call('search_docs', {query})).text;
    expect(await find('"rotate a key"')).toContain('/sdks/sdk-keys/#rotate');
    expect(await find('"of the server"')).toMatch(/^1\. \*\*Node\.js\*\*[^2]*$/);
    expect(await find('"server the of"')).toBe(
      'No section has "server the of" word for word. Search without the quotes for the same words anywhere.',
    );
  });
});

describe('hostile input', () => {
  it.each([
    ['read_page', {page: '../../../../etc/passwd'}, 'There is no page'],
    ['read_page', {page: '/%2e%2e/%2e%2e/etc/passwd'}, 'There is no page'],
    ['read_page', {page: 'file:///etc/passwd'}, 'There is no page'],
    ['read_page', {page: '__proto__'}, 'There is no page'],
    ['read_page', {page: '/sdks/sdk-keys/', section: 'nowhere'}, 'has no section "nowhere"'],
    ['search_docs', {query: 'a', sdk: 'constructor'}, 'is no name of an SDK'],
    ['search_docs', {query: ''}, 'is empty'],
    ['report_problem', {page: '/nowhere/', problem: 'a'}, 'There is no page'],
    ['search_docs', {query: 'a'.repeat(501)}, 'has more than 500 characters'],
    ['search_docs', {query: 'a', limit: 1e9}, 'limit'],
    ['sdk_reference', {sdk: 'node', symbol: '__proto__'}, 'is not in the Node.js SDK'],
    ['evaluate_flag', {configuration: '{', flag: 'f', subject: 's'}, 'cannot be used. Line 1'],
    [
      'evaluate_flag',
      {configuration: flagFor(''), flag: 'x', subject: 's', type: 'JSON', default: 'def'},
      'The default of a JSON flag is an object',
    ],
    [
      'evaluate_flag',
      {configuration: '{"flags": {}, "format": "CLIENT"}', flag: 'f', subject: 's'},
      'This configuration is obfuscated',
    ],
    ['evaluate_flag', {configuration: '[]', flag: 'f', subject: 's'}, 'cannot be used. Line 1'],
    ['evaluate_flag', {configuration: ' '.repeat(200_001), flag: 'f', subject: 's'}, '200,000'],
    ['check_sql', {sql: 'select 1', warehouse: 'oracle'}, 'warehouse'],
    ['check_metric_yaml', {yaml: 'a'.repeat(200_001)}, '200,000'],
  ])('of %s is refused in a sentence (case %#)', async (name, input, words) => {
    const {text, isError} = await call(name, input);
    expect(isError).toBe(true);
    expect(text).toContain(words);
    expect(text).not.toMatch(/node_modules|\.ts:|^\s+at /m);
  });

  it('for a tool that does not exist is an error of the protocol', async () => {
    await expect(call('no_such_tool', {})).rejects.toThrow('Tool no_such_tool not found');
  });

  it('is given up after a second', async () => {
    const {text, isError} = await call('evaluate_flag', NEVER_ENDING);
    expect(isError).toBe(true);
    expect(text).toContain('takes too long');
  });

  it('in names of attributes is only a name', async () => {
    const attributes = JSON.parse('{"__proto__": {"email": "x"}, "constructor": 1}') as object;
    const configuration = flagFor('x');
    const input = {configuration, flag: 'dark-mode', subject: 'alice', attributes};
    expect((await call('evaluate_flag', input)).text).toContain('gets the default');
    expect(({} as {email?: string}).email).toBeUndefined();
  });
});
