import {expect, it} from 'vitest';
import type {Block} from '../../src/features/assistant/blocks.ts';
import {readMarkdown} from '../../src/features/assistant/readMarkdown.ts';

/** Wraps a section as it stands on a page, with one before and one behind. */
function read(section: string, position = 1): Block[] {
  const page = `# Keys\n\n> What keys are.\n\nSource: <https://a.example/>.\n\nTop.`;
  return readMarkdown(`${page}\n\n## Section\n\n${section}\n\n### Other\n\nNot this.\n`, position);
}

const text = (kind: 'paragraph' | 'item', ...parts: (string | {code: string})[]): Block => ({
  kind,
  inlines: parts.map((part) =>
    typeof part === 'string' ? {text: part, isCode: false} : {text: part.code, isCode: true},
  ),
});

const code = (name: string, content: string): Block => ({kind: 'code', name, text: content});

it.each<[string, string, Block[]]>([
  [
    'a link as its text',
    'See [the *one* key](/a/).',
    [text('paragraph', 'See ', 'the ', 'one', ' key', '.')],
  ],
  ['code in a line', 'Call `init()`.', [text('paragraph', 'Call ', {code: 'init()'}, '.')]],
  [
    'a formula as TeX',
    'Is $a_1 < \\beta$.',
    [text('paragraph', 'Is ', {code: 'a_1 < \\beta'}, '.')],
  ],
  [
    'a formula with its sentence',
    'No lift unless\n\n$$\na_1\n$$',
    [text('paragraph', 'No lift unless', ' ', {code: 'a_1'})],
  ],
  ['a formula of its own', '$$\na_1\n$$', [text('paragraph', {code: 'a_1'})]],
  [
    'items of lists inside each other',
    '- one\n  - two\n\n    ```ts\n    a\n    ```',
    [text('item', 'one'), text('item', 'two'), code('ts code', 'a')],
  ],
  [
    'a warning with its title',
    '> **Caution: Once**\n>\n> Call it once.',
    [text('paragraph', 'Caution: Once'), text('paragraph', 'Call it once.')],
  ],
  [
    'a table',
    '| A | B |\n| - | - |\n| `a` | b\\|c |',
    [{kind: 'table', head: ['A', 'B'], rows: [['a', 'b|c']], omitted: 0}],
  ],
  [
    'code with its title, and the labels of tabs',
    '**Go**\n\n```go title="a.go"\na\n```\n\n**Ruby**\n\nFirst:\n\n```ruby\nb\n```\n\n```text\nc\n```',
    [
      code('Go · a.go', 'a'),
      text('paragraph', 'First:'),
      code('Ruby · ruby code', 'b'),
      code('text code', 'c'),
    ],
  ],
  ['what a change leaves', '```diff\n same\n-old\n+new\n```', [code('diff code', 'same\nnew')]],
  [
    'nothing of a drawing',
    '**Figure:** A leads to B.\n\n*B follows A.*',
    [text('paragraph', 'B follows A.')],
  ],
])('quotes %s', (_, section, expected) => {
  expect(read(section)).toEqual(expected);
});

it('quotes a section by the place of its heading, the first without description and address', () => {
  expect(read('This.', 0)).toEqual([text('paragraph', 'Top.')]);
  expect(read('This.', 2)).toEqual([text('paragraph', 'Not this.')]);
  expect(read('This.', 3)).toEqual([]);
});
