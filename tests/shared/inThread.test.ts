import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {inThread} from '../../src/shared/threads/inThread.ts';

const FOLDER = path.resolve('.cache/test-threads');

function workFile(name: string, text: string): URL {
  const file = path.join(FOLDER, name);
  writeFileSync(file, text);
  return pathToFileURL(file);
}

beforeAll(() => mkdirSync(FOLDER, {recursive: true}));
afterAll(() => rmSync(FOLDER, {recursive: true}));

it('works in another thread, with what the file imports', async () => {
  const file = workFile(
    'double.ts',
    `import {threadId} from 'node:worker_threads';
     import {groupDigits} from '../../src/shared/format.ts';
     export default (input: number) => [groupDigits(String(2 * input)), threadId > 0];`,
  );
  const double = inThread<number, [string, boolean]>(file);
  expect(await Promise.all([double(500), double(4000)])).toEqual([
    ['1,000', true],
    ['8,000', true],
  ]);
});

it('fails where it was called when the work fails, and goes on', async () => {
  const file = workFile(
    'even.ts',
    `export default async (input: number) => {
       if (input % 2) throw new Error(\`\${input} is odd\`);
       return input;
     };`,
  );
  const even = inThread<number, number>(file);
  await expect(even(3)).rejects.toThrow('3 is odd');
  expect(await even(4)).toBe(4);
});

it('says that a file is missing', async () => {
  const missing = inThread<number, number>(pathToFileURL(path.join(FOLDER, 'missing.ts')));
  await expect(missing(1)).rejects.toThrow('missing.ts');
});
