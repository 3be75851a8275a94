import {expect, test} from 'vitest';
import {checkExtracted} from '../../../core/check.ts';
import {LIGHT_CHECKERS} from '../../../core/checkers.ts';
import {extractPage} from '../../../core/extract.ts';

async function said(page: string): Promise<string[]> {
  const {faults} = await checkExtracted([extractPage('docs/sample.mdx', page)], LIGHT_CHECKERS);
  return faults.map(({line, message}) => `${line}: ${message}`);
}

test.each([
  ['an empty fence', '```ts\n```\n', '1: the fence is empty'],
  ['run where nothing runs', '```yaml run\na: 1\n```\n', '1: yaml cannot be executed'],
  ['a needless exemption', '```text unchecked="output"\na\n```\n', '1: text is not checked anyway'],
  [
    'a preamble that is left out',
    '```yaml preamble="eppo-client"\na: 1\n```\n',
    '1: only Python can have a preamble',
  ],
  [
    'a language that no checker knows',
    '```css\na {}\n```\n',
    "1: nothing checks the language 'css'",
  ],
  ['code in HTML', '<pre>{`a`}</pre>\n', '1: the code inside <pre> is not checked'],
  [
    'a value in a language that is not executed',
    '```bash\necho 1 # => 1\n```\n',
    '2: the sample shows a value but is not executed',
  ],
  [
    'an assertion that is never reached',
    '```ts run\nexport function f(): void {\n  f.name; // => 1\n}\n```\n',
    '3: this assertion was never reached, so nothing checked it',
  ],
  [
    'output that the sample above does not print',
    "```ts run\nconsole.log('bob got treatment');\nconsole.log('new');\n```\n\n```text output\nbob got control\nnew\n```\n",
    '7: the sample above prints `bob got treatment`',
  ],
  [
    'output that is cut short',
    "```ts run\nconsole.log('a');\nconsole.log('b');\n```\n\n```text output\na\n```\n",
    '7: the sample above prints one line more: `b`',
  ],
  [
    'a line that is never printed',
    "```ts run\nconsole.log('a');\n```\n\n```text output\na\nb\n```\n",
    '7: the sample above does not print this line',
  ],
  [
    'output without an executed sample',
    "```ts\nconsole.log('a');\n```\n\n```text output\na\n```\n",
    '5: no sample above is executed, so nothing checks this output',
  ],
])('%s is reported at its line', async (_title, page, message) => {
  expect(await said(page)).toContain(message);
});

test.each([
  ["import { execSync } from 'node:child_process';\nexecSync('true');"],
  ["import { Socket } from 'node:net';\nnew Socket().connect(80, '192.0.2.1');"],
  ["import http from 'node:http';\nhttp.get('http://192.0.2.1/');"],
  ["import dns from 'node:dns';\ndns.lookup('host.invalid', () => {});"],
  ["import { createSocket } from 'node:dgram';\ncreateSocket('udp4');"],
  ["import { Worker } from 'node:worker_threads';\nnew Worker('', { eval: true });"],
])('a sample reaches neither network nor programs: %s', async (code) => {
  const [message = ''] = await said(`\`\`\`ts run\n${code}\n\`\`\`\n`);
  expect(message).toMatch(/^3: Error: samples run without network/);
});

test('a sample leaves nothing in the environment of the next', async () => {
  const page =
    '```ts run\nprocess.env.LEFT = "1";\nconsole.log(1);\n```\n\n```ts run\nprocess.env.LEFT; // => undefined\n```\n';
  expect(await said(page)).toEqual([]);
});
