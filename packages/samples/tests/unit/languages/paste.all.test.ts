import {once} from 'node:events';
import {createServer} from 'node:net';
import {describe, expect, it} from 'vitest';
import {pasteToolchain} from '../../../languages/typescript/paste/index.ts';
import {fence} from './fence.ts';

const INIT = `import { getInstance, init } from '@eppo/node-server-sdk';

await init({
  apiKey: process.env.EPPO_SDK_KEY!,
  assignmentLogger: { logAssignment: (event) => console.log(event.experiment) },
});
`;
const ASSIGN =
  "getInstance().getStringAssignment('new-onboarding', 'bob', { country: 'US' }, 'off');";
const STOP = 'getInstance().stopPolling();';

async function paste(code: string, title = 'sample.mts', flags: string[] = []): Promise<string> {
  const sample = fence('ts', code, {meta: {title, run: true, flags: new Set(flags)}});
  const {findings} = await pasteToolchain.check([sample], () => [sample]);
  return findings.map(({message}) => message).join('\n');
}

describe('a pasted sample', () => {
  it('that prints a value and ends is fine', async () => {
    expect(await paste(`${INIT}\n${ASSIGN} // => 'treatment'\n\n${STOP}`)).toBe('');
  });

  it.each([
    ['never ends', 'sample.mts', `${INIT}\n${ASSIGN}`, /does not end by itself/],
    ['prints nothing', 'sample.mts', 'const sum = 1 + 1;\nsum.toFixed();', /prints nothing/],
    ['fails', 'sample.mts', "throw new TypeError('no');", /fails: TypeError: no/],
    ['awaits in a CommonJS file', 'sample.ts', `${INIT}\n${ASSIGN}\n${STOP}`, /Top-level await/],
    ['imports what is not there', 'a.mts', "import './b';\nconsole.log(1);", /Could not resolve/],
  ])('that %s is reported', async (_what, title, code, says) => {
    expect(await paste(code, title)).toMatch(says);
  });

  it('finds its port free, although another program or sample has it', async () => {
    const other = createServer().listen(3000);
    // Somebody may have been faster, which is as good.
    await once(other, 'listening').catch(() => undefined);
    const listen = [
      "import { createServer } from 'node:http';",
      'const server = createServer();',
      'server.listen(LISTEN, () => {',
      "  console.log('listens');",
      '  server.close();',
      '});',
    ].join('\n');
    const calls = ['3000', "'3000'", "{ port: 3000, host: '127.0.0.1' }"];
    const said = await Promise.all(calls.map((call) => paste(listen.replace('LISTEN', call))));
    other.close();
    expect(said).toEqual(['', '', '']);
  });

  it('that serves must keep running', async () => {
    expect(await paste('console.log(1);', 'server.mts', ['serves'])).toMatch(/the sample ends/);
  });
});
