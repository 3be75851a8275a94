import type {Fence, Finding} from '../../core/types.ts';
import {serve} from '../../server/scriptedServer.ts';
import {runCommand} from '../toolchains/command.ts';
import {unprinted} from '../toolchains/unprinted.ts';
import {checkOutput} from '../typescript/run/output.ts';
import {BASE_URL_VARIABLE} from './package.ts';

/** A sample compiled to a program. */
export type Program = {fence: Fence; executable: string};

/** A sample must end by itself within this time. */
const LIMIT_MS = 20_000;

type Failure = {killed?: boolean; signal?: string};

/** Runs samples against the local server and compares what they print with what the page says. */
export async function runPrograms(programs: readonly Program[]): Promise<Finding[]> {
  const server = await serve();
  try {
    const found = await Promise.all(programs.map((program) => runProgram(program, server.url)));
    return found.flat();
  } finally {
    await server.close();
  }
}

async function runProgram({fence, executable}: Program, url: string): Promise<Finding[]> {
  const env = {
    EPPO_SDK_KEY: 'test-sdk-key',
    [BASE_URL_VARIABLE]: url,
    // A proxy for the world outside does not know the local server.
    NO_PROXY: '127.0.0.1',
    RUST_BACKTRACE: '0',
  };
  try {
    const {code, stdout, stderr} = await runCommand(executable, [], {env, timeoutMs: LIMIT_MS});
    if (code !== 0) return [badEnd(fence, `ended with status ${code}`, stderr)];
    const lines = stdout.trimEnd().split('\n');
    return [
      ...unprinted(fence, /\/\/ => ?(.*)$/, lines),
      // Shown by another fence, but a fault of this sample.
      ...(fence.output ? checkOutput(fence.output, lines) : []).map((each) => ({...each, fence})),
    ];
  } catch (error) {
    const {killed, signal} = error as Failure;
    const how = killed ? `did not end within ${LIMIT_MS / 1000} s` : `was ended by ${signal}`;
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
