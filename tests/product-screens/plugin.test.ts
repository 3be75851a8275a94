import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import remarkProductScreens from '../../src/features/product-screens/index.ts';
import {treeTransformer} from '../support/page/transformPage.ts';

const {transform, errorOf} = treeTransformer(remarkProductScreens);

const fence = `\`\`\`screen
shows: the "flag" form
at: [Flags, Create…]
title: New flag
parts:
  - {field: Title, mark: 1}
caption: The title comes first.
\`\`\``;

function htmlOf(source: string) {
  const [figure] = transform(source).children as MdxJsxFlowElement[];
  const attribute = figure!.attributes.find(
    (each) => 'name' in each && each.name === 'dangerouslySetInnerHTML',
  );
  const value = typeof attribute?.value === 'object' ? attribute.value?.value : '{}';
  return load((JSON.parse(value ?? '{}') as {__html: string}).__html);
}

describe('a screen fence', () => {
  it('becomes a picture with a text alternative, and a caption that says it is a drawing', () => {
    const $ = htmlOf(fence);
    expect($('[role="img"]').attr('aria-label')).toBe(
      'Drawing of the "flag" form. Reached by Flags → Create… Title New flag. Step 1: Field Title.',
    );
    expect($('figcaption').text()).toBe('Drawing of the "flag" form. The title comes first.');
  });

  it('has nothing that can be focused or read beside the alternative', () => {
    const $ = htmlOf(fence);
    expect($('[role="img"] > [aria-hidden="true"]').text()).toContain('Title');
    expect($('a, button, input, select, textarea, [tabindex], h1, h2, h3').length).toBe(0);
  });

  it('brings its style sheet to the pages that have one', () => {
    const imports = (source: string) =>
      transform(source).children.filter(({type}) => type === 'mdxjsEsm');
    expect(imports(`${fence}\n\n${fence}`)).toHaveLength(1);
    expect(imports('```yaml\nparts: []\n```')).toHaveLength(0);
  });

  it('fails the build at the line of a mistake', () => {
    expect(errorOf(`Text.\n\n${fence.replace('field', 'feild')}`)).toMatch(
      /docs\/example\.mdx:8:1.*This screen cannot be drawn\. line 8: parts\.0: no part begins/,
    );
  });
});
