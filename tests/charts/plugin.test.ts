import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import remarkCharts from '../../src/features/charts/index.ts';
import {treeTransformer} from '../support/page/transformPage.ts';

const {transform, errorOf} = treeTransformer(remarkCharts);

const fence = '```chart\nkind: bars\nalt: Two <bars>.\nrows:\n  - {label: a & b, of: 2 + 1}\n```';

function attributeOf(element: MdxJsxFlowElement, wanted: string): unknown {
  const found = element.attributes.find((each) => 'name' in each && each.name === wanted);
  const value = found?.value;
  return typeof value === 'object' ? value?.value : value;
}

describe('a chart fence', () => {
  const [picture, disclosure] = transform(fence).children as MdxJsxFlowElement[];

  it('becomes a picture with a text alternative, and needs no component', () => {
    expect(picture?.name).toBe('svg');
    expect(attributeOf(picture!, 'role')).toBe('img');
    expect(attributeOf(picture!, 'aria-label')).toBe('Two <bars>. a & b: value 3.');
    expect(attributeOf(picture!, 'dangerouslySetInnerHTML')).toContain('a &amp; b');
  });

  it('has its numbers in a closed table behind it', () => {
    expect(disclosure?.name).toBe('details');
    const [summary, table] = disclosure!.children;
    expect(toString(summary)).toBe('The numbers');
    const rows = table?.type === 'table' ? table.children : [];
    expect(rows.map((row) => row.children.map((cell) => toString(cell)))).toEqual([
      ['Shown', 'Value'],
      ['a & b', '3'],
    ]);
  });

  it('leaves other fences alone', () => {
    expect(transform('```yaml\nkind: bars\n```').children).toMatchObject([{type: 'code'}]);
  });

  it('fails the build at the line of a mistake', () => {
    expect(errorOf(`Text.\n\n${fence.replace('2 + 1', 'two')}`)).toMatch(
      /docs\/example\.mdx:7:1.*This chart cannot be drawn\. line 7: two: .*two is not defined/,
    );
  });
});
