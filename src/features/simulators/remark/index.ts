import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {dataAttribute} from '../../../shared/mdx/dataAttribute.ts';
import {initialState} from '../../calculators/kit/calculatorState.ts';
import type {Fields, Values} from '../../calculators/kit/fields.ts';
import {bandit} from '../BanditSimulator/definition.ts';
import {geoLift} from '../GeoLiftDemo/definition.ts';
import {type SimulatorDefinition, simulate} from '../kit/definition.ts';

function exampleOf<F extends Fields, Result>(definition: SimulatorDefinition<F, Result>) {
  const {result} = initialState({...definition, compute: (values: Values<F>) => values});
  return () => simulate(definition.begin, result);
}

const EXAMPLES = new Map<string, () => unknown>(
  Object.entries({
    BanditSimulator: exampleOf(bandit),
    GeoLiftDemo: exampleOf(geoLift),
  }),
);

/**
 * Remark plugin: makes the examples of simulators that would hold up a page, so that they can be
 * read without scripts.
 */
export default function remarkSimulators() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element = node as MdxJsxFlowElement;
      const make = EXAMPLES.get(element.name ?? '');
      if (make) element.attributes = [dataAttribute('example', make())];
    });
  };
}
