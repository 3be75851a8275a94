import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';

/** Names that only the code of an analytics tool, or of the question for consent, contains. */
const MARKS = ['googletagmanager.com', 'clarity.ms', 'rl_anonymous_id', 'cc-main'];

it('a build without analytics settings contains no analytics code', () => {
  const files = globSync('build/assets/{js,css}/*.{js,css}');
  const found = files.filter((file) => {
    const code = readFileSync(file, 'utf8');
    return MARKS.some((mark) => code.includes(mark));
  });
  expect(files).not.toEqual([]);
  expect(found).toEqual([]);
});
