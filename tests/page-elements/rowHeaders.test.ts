import {toHtml} from 'hast-util-to-html';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';
import {expect, it} from 'vitest';
import {rehypeRowHeaders} from '../../src/features/page-elements/tables.ts';

/** Returns the tags of the cells in each row of a table. */
function tagsOf(...rows: string[][]): string[] {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const tree = fromParse5(parseFragment(`<table><tbody>${cells.join('')}</tbody></table>`)) as Root;
  rehypeRowHeaders()(tree);
  return [...toHtml(tree).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<(t[dh])>/g)].map(([, tag]) => tag).join(' '),
  );
}

const SENTENCE = 'Everyone without an ID gets the same variation, and rows are logged.';

it('makes names in the first of many columns the headers of their rows', () => {
  expect(tagsOf(['Admin', 'yes', 'yes'], ['<code>viewer</code>', 'no', 'yes'])).toEqual([
    'th td td',
    'th td td',
  ]);
});

it.each([
  [
    'two columns, which are read one after the other',
    [
      ['a', 'x'],
      ['b', 'y'],
    ],
  ],
  [
    'an empty cell',
    [
      ['a', 'x', '1'],
      ['', 'y', '2'],
    ],
  ],
  [
    'a name that stands twice',
    [
      ['a', 'x', '1'],
      ['a', 'y', '2'],
    ],
  ],
  [
    'sentences',
    [
      [SENTENCE, 'x', '1'],
      [`${SENTENCE} Always.`, 'y', '2'],
    ],
  ],
])('leaves %s', (_name, rows) => {
  expect(tagsOf(...rows).join(' ')).not.toContain('th');
});

it('takes a long name among short ones', () => {
  expect(tagsOf(['a', 'x', '1'], [SENTENCE, 'y', '2'])).toEqual(['th td td', 'th td td']);
});
