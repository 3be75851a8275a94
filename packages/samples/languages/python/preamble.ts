import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Fence} from '../../core/types.ts';

const PREAMBLES = fileURLToPath(new URL('../../preambles/', import.meta.url));

/**
 * The file that runs before a sample in the same process, such as one that starts the client which
 * the sample gets by `get_instance()`.
 *
 * @returns a message when the fence names a file that does not exist
 */
export function preambleOf({meta}: Fence): {file: string} | {message: string} | undefined {
  if (meta.preamble === undefined) return undefined;
  const file = `${PREAMBLES}${meta.preamble}.py`;
  if (existsSync(file)) return {file};
  return {message: `there is no preamble '${meta.preamble}' for python`};
}
