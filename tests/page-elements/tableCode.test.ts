import {toHtml} from 'hast-util-to-html';
import type {Element, ElementContent, Root} from 'hast';
import {expect, it} from 'vitest';
import {rehypeTableCode} from '../../src/features/page-elements/tables.ts';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

function render(...cells: string[]): string {
  const row = cells.map((value) => element('td', element('code', {type: 'text', value})));
  const tree: Root = {type: 'root', children: [element('tr', ...row)]};
  rehypeTableCode()(tree);
  return toHtml(tree);
}

it('lets long values break between their parts, and names only after a dot', () => {
  expect(render('assignmentLogger', 'IAssignmentLogger', 'https://example.com/api')).toBe(
    '<tr><td><code>assignmentLogger</code></td>' +
      '<td><code>IAssignment<wbr>Logger</code></td>' +
      '<td><code>https:/<wbr>/<wbr>example.<wbr>com/<wbr>api</code></td></tr>',
  );
  expect(render('entities.secondary.column')).toContain('entities.<wbr>secondary.<wbr>column');
});

it('lets a name break that leaves three other columns no room, and a phone none', () => {
  const name = 'pollAfterSuccessfulInitialization';
  expect(render(name, 'boolean', 'true', 'keeps polling')).toContain(
    'poll<wbr>After<wbr>Successful<wbr>Initialization',
  );
  expect(render(name, 'keeps polling')).toContain('poll<wbr class="narrow">After');
});

it('keeps short values in one piece', () => {
  expect(render('name', 'time.Duration')).not.toContain('<wbr>');
});
