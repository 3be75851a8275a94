import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {dataAttribute} from '../../../shared/mdx/jsxElement.ts';
import {initialState} from '../../calculators/kit/calculatorState.ts';
import type {Fields, Values} from '../../calculators/kit/fields.ts';
import {bandit} from '../BanditSimulator/definition.ts';
import {begin as beginBandit} from '../BanditSimulator/model.ts';
import {geoLift} from '../GeoLiftDemo/definition.ts';
import {begin as beginGeoLift} from '../GeoLiftDemo/model.ts';
import {simulate, type Begin, type SimulatorDefinition} from '../kit/definition.ts';

function exampleOf<F extends Fields, Result>(
  definition: SimulatorDefinition<F, Result>,
  begin: Begin<Values<F>, Result>,
) {
  const {result} = initialState({...definition, compute: (values: Values<F>) => values});
  return () => simulate(begin, result);
}

const EXAMPLES = new Map<string, () => unknown>(
  Object.entries({
    BanditSimulator: exampleOf(bandit, beginBandit),
    GeoLiftDemo: exampleOf(geoLift, beginGeoLift),
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
