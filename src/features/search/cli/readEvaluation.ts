import path from 'node:path';
import {parseArgs} from 'node:util';
import {createEngine, type Engine} from '../engine/engine.ts';
import {readIndex} from './readIndex.ts';

interface Evaluation {
  /** Path of the file with what to ask. */
  file: string;
  /** The index of the build that `--build` names. */
  engine: Engine;
}

/**
 * Reads the arguments of a command that measures answers.
 *
 * @param command its name in `package.json`.
 * @param what the file holds, such as `queries`.
 * @throws Error saying how to call it when no file is named, or that the site is not built.
 */
export function readEvaluation(command: string, what: string): Evaluation {
  const {values, positionals} = parseArgs({
    options: {build: {type: 'string', default: 'build'}},
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) {
    throw new Error(`Name a file of ${what}: npm run --silent ${command} -- ${what}.json`);
  }
  return {file, engine: createEngine(readIndex(path.resolve(values.build)))};
}
