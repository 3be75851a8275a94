import {readFileSync} from 'node:fs';

/** Cases of a test from a file with one in each line, as JSON. */
export function readLines(file: string): unknown[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as unknown);
}
