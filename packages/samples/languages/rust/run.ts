import type {Fence, Finding} from '../../core/types.ts';
import {startConfigurationServer} from '../../server/configurationServer.ts';
import {runCommand} from '../toolchains/command.ts';
import {checkOutput} from '../typescript/run/output.ts';
import {BASE_URL_VARIABLE, readPrints, type Print} from './instrument.ts';

/** A sample compiled to a program. */
export type Program = {fence: Fence; file: string; executable: string};

/** A sample must end by itself within this time. */
const LIMIT_MS = 20_000;

type Failure = {killed?: boolean; signal?: string};

/** Runs samples against the local server and compares what they print with what the page says. */
export async function runPrograms(
  programs: readonly Program[],
  limitMs = LIMIT_MS,
): Promise<Finding[]> {
  const server = await startConfigurationServer();
  try {
    const found = await Promise.all(
      programs.map((program) => runProgram(program, server.url, limitMs)),
    );
    return found.flat();
  } finally {
    await server.close();
  }
}

async function runProgram(
  {fence, file, executable}: Program,
  url: string,
  timeoutMs: number,
): Promise<Finding[]> {
  const env = {
    EPPO_SDK_KEY: 'test-sdk-key',
    [BASE_URL_VARIABLE]: url,
    // A proxy for the world outside does not know the local server.
    NO_PROXY: '127.0.0.1',
    RUST_BACKTRACE: '0',
  };
  try {
    const {code, stdout, stderr} = await runCommand(executable, [], {env, timeoutMs});
    if (code !== 0) return [badEnd(fence, `ended with status ${code}`, stderr)];
    const prints = readPrints(stdout);
    const output =
      fence.output &&
      checkOutput(
        fence.output,
        prints.map(({text}) => text),
      );
    return [
      ...checkMarks(
        fence,
        prints.filter((print) => print.file === file),
      ),
      // Shown by another fence, but a fault of this sample.
      ...(output ?? []).map((finding) => ({...finding, fence})),
    ];
  } catch (error) {
    const {killed, signal} = error as Failure;
    const how = killed ? `did not end within ${timeoutMs / 1000} s` : `was ended by ${signal}`;
    return [badEnd(fence, how, '')];
  }
}

/** At the line where it panicked, when it did. */
function badEnd(fence: Fence, how: string, stderr: string): Finding {
  const place = /panicked at \S+?:(\d+):\d+/.exec(stderr)?.[1];
  const said = stderr.trim().split('\n').slice(0, 3).join(' ');
  return {
    fence,
    line: fence.line + (place === undefined ? 0 : Number(place) - 1),
    message: ['the sample', how].join(' ') + (said === '' ? '' : `: ${said}`),
  };
}

/** Compares the comments `// => text` behind each `println!` with what it printed. */
function checkMarks(fence: Fence, prints: readonly Print[]): Finding[] {
  return readMarks(fence.code).flatMap(({line, shown}): Finding[] => {
    const own = prints.filter((print) => print.line === line);
    const printed = own.flatMap(({text}) => text.split('\n'));
    const length = Math.max(shown.length, printed.length);
    const at = Array.from({length}).findIndex((_, i) => shown[i]?.text !== printed[i]);
    if (at === -1) return [];
    const where = fence.line - 1 + (shown[at] ?? shown.at(-1))!.line;
    const said = printed[at];
    const message =
      said === undefined ? 'the sample does not print this' : `the sample prints \`${said}\``;
    return [{fence, line: where, message}];
  });
}

type Mark = {line: number; text: string};

/** The marks of a sample, by the line of the `println!` before them; 0 when there is none. */
function readMarks(code: string): {line: number; shown: Mark[]}[] {
  const marks = new Map<number, Mark[]>();
  let line = 0;
  for (const [index, text] of code.split('\n').entries()) {
    if (text.includes('println!(') && !text.includes('eprintln!(')) line = index + 1;
    const mark = /\/\/ => ?(.*)$/.exec(text)?.[1];
    if (mark === undefined) continue;
    marks.set(line, [...(marks.get(line) ?? []), {line: index + 1, text: mark.trimEnd()}]);
  }
  return [...marks].map(([at, shown]) => ({line: at, shown}));
}
