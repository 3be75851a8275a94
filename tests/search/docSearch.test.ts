import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {globSync} from 'tinyglobby';
import path from 'node:path';
import {expect, it} from 'vitest';

const folder = path.dirname(
  createRequire(import.meta.url).resolve('@docsearch/react/package.json'),
);
const source = globSync('dist/esm/**/*.js', {cwd: folder})
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

/** What the modal of DocSearch looks like where `useMendedModal.ts` and `useAskAgain.ts` change it. */
it.each([
  ['DocSearch-Container', 'the element that becomes the dialog'],
  ['role:"button"', 'the role that is not one of a dialog'],
  ['DocSearch-Modal', 'the element that recent searches are added to'],
  ['DocSearch-SearchBar', 'a landmark inside the dialog'],
  ['DocSearch-Footer', 'a landmark inside the dialog'],
  ['DocSearch-Hits', 'the lists that become trees'],
  ['"DocSearch-Hit"', 'the items of these trees'],
  ['DocSearch-Input', 'the field that becomes a combobox'],
  ['DocSearch-Dropdown', 'the box that results are shown in'],
  ['onFocus', 'the event that makes DocSearch ask again'],
])('the modal has %s, %s', (mark) => {
  const advice =
    `@docsearch/react no longer has ${mark}. Look what took its place, and correct ` +
    'src/features/search/ui/SearchBar/useMendedModal.ts or useAskAgain.ts.';
  expect(source, advice).toContain(mark);
});
