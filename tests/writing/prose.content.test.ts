import {describe, expect, it} from 'vitest';
import {lintProse} from '../../src/features/writing/prose/index.ts';
import {listSources} from '../support/content/readPages.ts';

const FILE = 'docs/example.mdx';

const START = "import { init } from '@eppo/node-server-sdk';";
const node = (options: string) =>
  `\`\`\`ts title="server.ts"\n${START}\nawait init({apiKey, ${options}});\n\`\`\``;
const worker = (line: string) =>
  `\`\`\`python title="gunicorn.conf.py"\ndef post_fork(server, worker):\n    ${line}\n\`\`\``;

describe('a page', () => {
  it.each([
    ['Text.\n\nRead more [here](/a/).', ':3: the link text "here" does not say where it goes'],
    ['See [`the docs`, or this page](/a/), and [this page](/b/).', 'such as [SDK keys](/b/)'],
    ['The ABCD is on. The ABCDs are off.', ':1: nothing says what ABCD stands for'],
    [node('throwOnFailedInitialization: false'), ':3: "throwOnFailedInitialization: false"'],
    [worker('client.wait_for_initialization()'), ':3: ".wait_for_initialization()": a server'],
  ])('is told what a reader would miss in %j', (source, reason) => {
    expect(lintProse(FILE, source)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    'Read [how keys rotate](/sdks/sdk-keys/).',
    'Server-side rendering (SSR) helps, and SSR is fast.',
    'The MDE is a term of the glossary, the SDK and `ABCD` are not.',
    'The ABCD is on.\n\n{/* cspell:words ABCD tern */}',
    'It costs \\$5 in XML, and $ABCD$ more than \\$5.',
    node('throwOnFailedInitialization: false, pollAfterFailedInitialization: true'),
    worker('client.wait_for_initialization(timeout=5)'),
  ])('may say %j', (source) => {
    expect(lintProse(FILE, source)).toEqual([]);
  });

  it('of this site lacks none of that', () => {
    expect(listSources().flatMap((file) => lintProse(file))).toEqual([]);
  });
});
