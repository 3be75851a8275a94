import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {suggest} from '../../../src/shared/suggest.ts';
import {ROOT} from './paths.ts';
import type {Fence} from './types.ts';

/** Where a line of assembled code comes from: a fence's MDX line, or a preamble's own line. */
type Origin = {file: string; line: number};

type Fault = {message: string; hint?: string};

/** A fence's code with what precedes it, and the way back to the MDX. */
export type Assembled = {
  code: string;
  /** The origin of a 1-based line of `code`; lines past the end belong to the last one. */
  origin(line: number): Origin;
  /** What keeps the code from being assembled: an unknown preamble. */
  fault?: Fault;
};

/** The folder of the named preambles. */
const PREAMBLES = 'packages/samples/preambles';

const RE_SCRIPT = /\.[jt]sx?$/;

/** Puts the preamble that a fence of TypeScript or JavaScript names in front of its code. */
export function assemble(fence: Fence): Assembled {
  const name = fence.meta.preamble;
  if (name === undefined) return put([], fence);
  const preamble = readPreamble(name, fence.language);
  return 'message' in preamble
    ? {...put([], fence), fault: preamble}
    : put(preamble.lines, fence, preamble.file);
}

/** The lines of a file in front of a fence's code. */
function put(before: readonly string[], fence: Fence, file = fence.file): Assembled {
  const own = fence.code.split('\n');
  return {
    code: [...before, ...own].join('\n'),
    origin(line) {
      const at = Math.max(line, 1);
      if (at <= before.length) return {file, line: at};
      return {file: fence.file, line: fence.line + Math.min(at - before.length, own.length) - 1};
    },
  };
}

function readPreamble(name: string, language: string): {file: string; lines: string[]} | Fault {
  const files = readdirSync(join(ROOT, PREAMBLES)).filter((each) => RE_SCRIPT.test(each));
  const names = files.map((each) => each.replace(RE_SCRIPT, ''));
  const found = files[names.indexOf(name)];
  if (found === undefined) {
    return {
      message: `there is no preamble '${name}' for ${language}`,
      hint: suggest(name, names) ?? `add ${PREAMBLES}/${name}.ts`,
    };
  }
  const file = `${PREAMBLES}/${found}`;
  return {file, lines: readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n')};
}
