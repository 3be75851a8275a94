import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** One message of the Nu HTML checker. */
interface HtmlMessage {
  type: 'error' | 'info' | 'non-document-error';
  subType?: string;
  message: string;
  url?: string;
  extract?: string;
}

const JAR = 'packages/thorough/node_modules/vnu-jar/build/dist/vnu.jar';

/** Room for the report, in bytes: a note per void element adds up to megabytes. */
const MAX_OUTPUT = 512 * 1024 * 1024;

/** Tells whether the checker is installed, and Java, which it needs. */
export function canCheckHtml(): boolean {
  return existsSync(JAR) && spawnSync('java', ['-version'], {stdio: 'ignore'}).status === 0;
}

/**
 * Runs the Nu HTML checker over all pages of a folder, in one Java process.
 *
 * @returns its errors; notes and warnings are left out.
 * @throws Error when the checker did not finish.
 */
export function findHtmlErrors(folder: string): HtmlMessage[] {
  const {status, stdout, stderr} = spawnSync(
    'java',
    ['-jar', JAR, '--errors-only', '--skip-non-html', '--exit-zero-always', '--stdout'].concat(
      ['--format', 'json'],
      path.resolve(folder),
    ),
    {encoding: 'utf8', maxBuffer: MAX_OUTPUT},
  );
  if (status !== 0) {
    throw new Error(`The HTML checker failed: ${stderr}`);
  }
  const {messages} = JSON.parse(stdout) as {messages: HtmlMessage[]};
  return messages.filter(({type}) => type !== 'info');
}

/** Returns a message as `file: what is wrong: where`. */
export function describeHtmlError({url = '', message, extract = ''}: HtmlMessage): string {
  const file = url.replace(/^.*\/build\//, 'build/');
  return `${file}: ${message}: ${extract.replace(/\s+/g, ' ')}`;
}
