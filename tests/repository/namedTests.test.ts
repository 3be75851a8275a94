import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';

const FOLDERS = '{src,tests,packages}';

it('guides name no test that does not exist: the end of its name says which command runs it', () => {
  const guides = globSync(['*.md', `${FOLDERS}/**/README.md`], {ignore: '**/node_modules/**'});
  const tests = globSync(`${FOLDERS}/**/*.{test,spec}.ts`, {ignore: '**/node_modules/**'});
  const names = new Set(tests.map((file) => path.basename(file)));
  const named = guides.flatMap((guide) =>
    [...readFileSync(guide, 'utf8').matchAll(/[\w.-]+\.(?:test|spec)\.ts\b/g)]
      .map(([name]) => name)
      .filter((name) => !name.startsWith('.'))
      .map((name) => ({guide, name})),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({name}) => !names.has(name))).toEqual([]);
});
