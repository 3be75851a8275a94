import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {dataAttribute} from '../../../shared/mdx/jsxElement.ts';
import {initialState} from '../../calculators/kit/calculatorState.ts';
import type {Values} from '../../calculators/kit/fields.ts';
import {bandit} from '../BanditSimulator/definition.ts';
import type {fields} from '../BanditSimulator/fields.ts';
import {begin} from '../BanditSimulator/model.ts';
import {simulate} from '../kit/definition.ts';

/**
 * Remark plugin: makes the example of the bandit, which would hold up its page, so that it can be
 * read without scripts.
 */
export default function remarkSimulators() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element = node as MdxJsxFlowElement;
      if (element.name !== 'BanditSimulator') return;
      const compute = (values: Values<typeof fields>) => values;
      const example = simulate(begin, initialState({...bandit, compute}).result);
      element.attributes = [dataAttribute('example', example)];
    });
  };
}
