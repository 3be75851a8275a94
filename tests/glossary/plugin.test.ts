import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {glossaryAreas, glossaryTerms, entriesOf} from '../../src/features/glossary/glossary.ts';
import remarkGlossaryTerms from '../../src/features/glossary/index.ts';
import {treeTransformer} from '../support/page/transformPage.ts';

const {transform, errorOf} = treeTransformer(remarkGlossaryTerms);

function elementOf(source: string, place = 0): MdxJsxFlowElement {
  const [block] = transform(source).children;
  const element = block?.type === 'paragraph' ? block.children[place] : block;
  return element as MdxJsxFlowElement;
}

describe('a term', () => {
  it('leads to its entry, with its definition as a description', () => {
    const {definition = ''} = glossaryTerms().find(({id}) => id === 'output-schema') ?? {};
    expect(definition).toContain('`');
    expect(elementOf('An output schema.', 1)).toMatchObject({
      name: 'a',
      attributes: [
        {name: 'className', value: 'term'},
        {name: 'href', value: '/glossary/#output-schema'},
        {name: 'aria-description', value: definition.replaceAll('`', '')},
      ],
    });
  });
});

describe('<Glossary>', () => {
  it('receives the terms of its area', () => {
    const {attributes} = elementOf('<Glossary area="geolift" />');
    expect(attributes[1]).toMatchObject({name: 'entries'});
    expect(JSON.stringify(attributes[1])).toContain('synthetic control');
    expect(JSON.stringify(attributes[1])).not.toContain('subject key');
  });

  it('fails at an unknown area', () => {
    expect(errorOf('<Glossary area="flag" />')).toContain(
      '"flag" is no area of the glossary; did you mean `flags`?',
    );
  });
});

describe('the terms of an area', () => {
  it('together are the whole glossary', () => {
    const ids = glossaryAreas.flatMap((area) => entriesOf(area).map(({id}) => id));
    expect(ids.sort()).toEqual(
      glossaryTerms()
        .map(({id}) => id)
        .sort(),
    );
  });

  it('are in alphabetical order', () => {
    const terms = entriesOf('flags').map(({term}) => term);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('link to the page that explains them', () => {
    expect(entriesOf('flags')[0]?.link).toBe('/feature-flagging/concepts/flag-allocations/');
  });
});
