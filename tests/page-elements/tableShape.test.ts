import {toHtml} from 'hast-util-to-html';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';
import {expect, it} from 'vitest';
import {rehypeTableShape} from '../../src/features/page-elements/tables.ts';

function tableTag(...rows: string[][]): string | undefined {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const header = `<tr>${(rows[0] ?? []).map(() => '<th>A header as long as one likes</th>').join('')}</tr>`;
  const tree = fromParse5(parseFragment(`<table>${header}${cells.join('')}</table>`)) as Root;
  rehypeTableShape()(tree);
  return /<table[^>]*>/.exec(toHtml(tree))?.[0];
}

const SENTENCE = 'How long to wait for an answer before the attempt is given up.';

it('keeps short names in the first column on one line', () => {
  expect(tableTag(['Ready for Review', SENTENCE], ['Draft', SENTENCE])).toBe(
    '<table class="named">',
  );
  expect(tableTag(['Draft', SENTENCE], ['A name that is a sentence itself', 'x'])).toBe('<table>');
  expect(tableTag(['Draft', 'a', 'b', 'c', 'd'])).toBe('<table>');
});

it('gives sentences in the last of many columns room, and a link none', () => {
  expect(tableTag(['A message that takes its room', 'a', 'b', SENTENCE])).toBe(
    '<table class="told">',
  );
  expect(tableTag(['A message that takes its room', SENTENCE, SENTENCE, 'Start'])).toBe('<table>');
});
