import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {readDocument} from '../../src/features/reference/schemas/document.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'document-'));

afterAll(() => rmSync(folder, {recursive: true}));

it.each([
  ['broken.yaml', 'info:\n  title: A\n bad: [\n', ':3: '],
  ['broken.json', '{"a": 1,\n"a": 2}', ':2: '],
  ['empty.yaml', '', ':1: the file must hold an object, but is empty.'],
  ['text.yaml', 'Hello', ':1: the file must hold an object, but is a text.'],
])('%s is refused with file, line and reason', (name, content, message) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  expect(() => readDocument(file)).toThrow(file + message);
});
