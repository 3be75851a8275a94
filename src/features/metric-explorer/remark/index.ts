import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorMessage} from '../../../shared/errorMessage.ts';
import {dataAttribute} from '../../../shared/mdx/dataAttribute.ts';
import {readAttributes} from '../../../shared/mdx/readAttributes.ts';
import {replaceElements} from '../../../shared/mdx/replaceElements.ts';
import {suggestOrList} from '../../../shared/suggest.ts';
import {DEMO_TABLES, parseDemoFile} from '../engine/demoData.ts';
import {combinationReasons, combinationTable} from './combinationTables.ts';
import type {Raw} from '../../calculators/kit/types.ts';

/** What an explorer begins with, by the name that a page gives: fields that differ from a sum. */
export const STARTS = {
  sum: {userShown: 'u08'},
  conversion: {aggregation: 'conversion', days: '7', userShown: 'u04'},
  entryPoint: {aggregation: 'conversion', days: '7', clock: 'entry', userShown: 'u10'},
  ratio: {type: 'ratio', belowAggregation: 'count', userShown: 'u01'},
  percentile: {type: 'percentile', fact: 'load_time_ms', userShown: 'u09'},
  funnel: {type: 'funnel', window: 'assignment', userShown: 'u04'},
} satisfies Record<string, Raw>;

type StartName = keyof typeof STARTS;

function startNamed(name = ''): (typeof STARTS)[StartName] {
  if (Object.hasOwn(STARTS, name)) return STARTS[name as StartName];
  throw new Error(`there is no start "${name}"; ${suggestOrList(name, Object.keys(STARTS))}`);
}

function dataOf(element: MdxJsxFlowElement): unknown {
  const {start} = readAttributes(element, {required: ['start']});
  const demo = DEMO_TABLES.map((table) => [
    table,
    parseDemoFile(readFileSync(`static/demo/${table}.csv`, 'utf8')),
  ]);
  return {demo: Object.fromEntries(demo) as unknown, start: startNamed(start)};
}

const fillCombinations = replaceElements({
  SettingCombinations: {
    attributes: {required: []},
    content: () => ({blocks: [combinationTable()]}),
  },
  CombinationReasons: {
    attributes: {required: []},
    content: () => ({blocks: [combinationReasons()]}),
  },
});

/**
 * Remark plugin: gives `<MetricExplorer start="conversion" />` the demo data, so that it can be read
 * without scripts, and writes the tables of settings that combine. Fails the build at the line of
 * an unknown start.
 */
export default function remarkMetricExplorer() {
  return (tree: Root, file: VFile) => {
    fillCombinations(tree, file);
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element = node as MdxJsxFlowElement;
      if (element.name !== 'MetricExplorer') return;
      try {
        element.attributes = [dataAttribute('data', dataOf(element))];
      } catch (error) {
        file.fail(`<MetricExplorer>: ${errorMessage(error)}`, element.position);
      }
    });
  };
}
