import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {areRequired} from '../../packages/samples/languages/toolchains/command.ts';

/** One message of the Nu HTML checker. */
interface HtmlMessage {
  type: 'error' | 'info' | 'non-document-error';
  message: string;
  url?: string;
  extract?: string;
}

const JAR = 'packages/thorough/node_modules/vnu-jar/build/dist/vnu.jar';

/** Room for the report, in bytes: a note per void element adds up to megabytes. */
const MAX_OUTPUT = 512 * 1024 * 1024;

const canCheck = existsSync(JAR) && spawnSync('java', ['-version'], {stdio: 'ignore'}).status === 0;

it.skipIf(!canCheck && !areRequired)('HTML is valid on every page (needs Java)', () => {
  const options = '--errors-only --skip-non-html --exit-zero-always --stdout --format json';
  const {status, stdout, stderr} = spawnSync(
    'java',
    ['-jar', JAR, ...options.split(' '), 'build'],
    {
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT,
    },
  );
  expect(status, `The HTML checker failed: ${stderr}`).toBe(0);
  const {messages} = JSON.parse(stdout) as {messages: HtmlMessage[]};
  const errors = messages
    .filter(({type}) => type !== 'info')
    .map(({url = '', message, extract = ''}) =>
      [url.replace(/^.*\/build\//, 'build/'), message, extract.replace(/\s+/g, ' ')].join(': '),
    );
  expect(errors).toEqual([]);
});
