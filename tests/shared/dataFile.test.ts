import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import * as z from 'zod';
import {dataFile} from '../../src/shared/dataFile.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'data-file-'));
const file = path.join(folder, 'terms.yaml');
const schema = z.record(z.string(), z.strictObject({definition: z.string(), link: z.string()}));
const read = dataFile(file, schema, ['definition', 'link']);
let age = 0;

/** Writes the file with a time of its own, as if it were edited later. */
function edit(text: string): void {
  writeFileSync(file, text);
  utimesSync(file, 0, ++age);
}

afterAll(() => rmSync(folder, {recursive: true}));

it('gives what the file holds, and what it holds after a change', () => {
  edit('subject: {definition: Who is assigned., link: /subjects/}\n');
  expect(read().subject?.link).toBe('/subjects/');
  edit('subject: {definition: Who is assigned., link: /who/}\n');
  expect(read().subject?.link).toBe('/who/');
});

it.each([
  [
    'a misspelt key',
    'subject:\n  definiton: A\n  link: /a/\n',
    /:2: .*did you mean `definition`\?/,
  ],
  ['a missing key', '# Terms\nsubject:\n  link: /a/\n', /:3: subject\.definition: /],
  ['a value of another kind', 'a:\n  definition: A\n  link: 5\n', /:3: a\.link: .*expected string/],
  ['a merge conflict', 'a:\n<<<<<<< HEAD\n  link: /a/\n', /:2: a merge conflict is left here/],
  ['broken YAML', 'a:\n  definition: A\n bad: [\n', /:3: /],
])('names file, line and reason of %s', (_what, text, message) => {
  edit(text);
  expect(read).toThrow(message);
  expect(read).toThrow(file);
});
