import {describe, expect, it} from 'vitest';
import {extractPage} from '../../../core/extract.ts';

const page = (source: string) => extractPage('docs/page.mdx', source);

describe('extractPage', () => {
  it('finds fences in lists, admonitions and tabs at their line', () => {
    const {fences, faults} = page(
      [
        '# Title',
        '1. Step',
        '',
        '   ```ts',
        '   list;',
        '   ```',
        '',
        ':::tip[Good to know]',
        '```py',
        'note()',
        '```',
        ':::',
        '<Tabs groupId="sdk"><TabItem value="node">',
        '',
        '```js',
        'tab;',
        '```',
        '',
        '</TabItem></Tabs>',
      ].join('\n'),
    );
    expect(faults).toEqual([]);
    expect(fences.map(({id, line, language, code}) => [id, line, language, code])).toEqual([
      ['docs/page.mdx#1', 5, 'ts', 'list;'],
      ['docs/page.mdx#2', 10, 'py', 'note()'],
      ['docs/page.mdx#3', 16, 'js', 'tab;'],
    ]);
    expect(fences[0]?.indent).toBe(3);
  });

  it('keeps the lines below a heading with an id', () => {
    const {fences} = page('## Rotate a key {/* #rotate */}\n\n```ts\na;\n```');
    expect(fences[0]).toMatchObject({line: 4});
  });

  it('shows the fences of a partial on the page that imports it', () => {
    const {fences, faults} = page(
      "import Shared from '@site/packages/samples/fixtures/pages/_partial.mdx';\n\n<Shared />",
    );
    expect(faults).toEqual([]);
    expect(fences).toMatchObject([
      {file: 'packages/samples/fixtures/pages/_partial.mdx', page: 'docs/page.mdx', line: 4},
    ]);
  });

  it('says which partial is missing', () => {
    const {faults} = page("import A from './_a.mdx';\n\n<A />");
    expect(faults).toMatchObject([
      {file: 'docs/page.mdx', line: 3, message: 'the partial docs/_a.mdx does not exist'},
    ]);
  });

  it('attaches the table that follows a fence directly', () => {
    const {fences} = page('```sql\nselect 1 as n\n```\n\n| n |\n| --- |\n| 1 |\n\nText.');
    expect(fences[0]?.followedBy).toEqual({line: 5, header: ['n'], rows: [['1']]});
  });

  it('understands braces in formulas', () => {
    expect(page('$\\frac{a}{b}$\n\n```ts\na;\n```').fences).toHaveLength(1);
  });

  it('reports MDX that cannot be parsed, with its line', () => {
    const {faults} = page('# Title\n\nA <b>broken paragraph.');
    expect(faults).toHaveLength(1);
    expect(faults[0]?.line).toBe(3);
    expect(faults[0]?.message).toMatch(/MDX cannot be parsed/);
  });

  it('reports code that hides from the check', () => {
    expect(page('```\nx\n```').faults[0]?.message).toBe('the fence names no language');
    expect(page('<CodeBlock language="js">x</CodeBlock>').faults[0]?.message).toMatch(/CodeBlock/);
  });
});
