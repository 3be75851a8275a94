import type {Table} from 'mdast';
import {table} from '../../../shared/mdx/table.ts';
import {
  KINDS,
  type Kind,
  combination,
  SETTINGS,
  type SettingId,
} from '../engine/combinations/settings.ts';
import {readFileSync} from 'node:fs';
import {dataAttribute} from '../../../shared/mdx/jsxElement.ts';
import {replaceElements} from '../../../shared/mdx/replaceElements.ts';
import {suggestOrList} from '../../../shared/suggest.ts';
import {DEMO_TABLES, parseDemoFile} from '../engine/catalog.ts';
import type {Raw} from '../../calculators/kit/types.ts';

const kinds = Object.keys(KINDS) as Kind[];
const settings = Object.keys(SETTINGS) as SettingId[];

/** A row per kind of metric, a column per setting, and a word where they meet. */
function combinationTable(): Table {
  return table<Kind>(
    [
      {title: 'Metric', isRowHeader: true, cell: (kind) => KINDS[kind]},
      ...settings.map((setting) => ({
        title: SETTINGS[setting].label,
        cell: (kind: Kind) => combination(setting, kind).word,
      })),
    ],
    kinds,
  );
}

interface Reason {
  setting: SettingId;
  kinds: Kind[];
  why: string;
}

function reasonsOf(setting: SettingId): Reason[] {
  const reasons = new Map<string, Kind[]>();
  for (const kind of kinds) {
    const {why} = combination(setting, kind);
    if (why) reasons.set(why, [...(reasons.get(why) ?? []), kind]);
  }
  return [...reasons].map(([why, having]) => ({setting, kinds: having, why}));
}

/** Every reason once, with the kinds of metrics it holds for. */
function combinationReasons(): Table {
  return table<Reason>(
    [
      {title: 'Setting', cell: ({setting}) => SETTINGS[setting].label},
      {title: 'Metric', cell: (reason) => reason.kinds.map((kind) => KINDS[kind]).join(', ')},
      {title: 'Why', cell: ({why}) => why},
    ],
    settings.flatMap(reasonsOf),
  );
}

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

function dataOf(start?: string): unknown {
  const demo = DEMO_TABLES.map((table) => [
    table,
    parseDemoFile(readFileSync(`static/demo/${table}.csv`, 'utf8')),
  ]);
  return {demo: Object.fromEntries(demo) as unknown, start: startNamed(start)};
}

/**
 * Remark plugin: gives `<MetricExplorer start="conversion" />` the demo data, so that it can be read
 * without scripts, and writes the tables of settings that combine. Fails the build at the line of
 * an unknown start.
 */
export default function remarkMetricExplorer() {
  return replaceElements({
    MetricExplorer: {
      attributes: {required: ['start']},
      content: ({start}, _, element) => {
        element.attributes = [dataAttribute('data', dataOf(start))];
        return undefined;
      },
    },
    SettingCombinations: {
      attributes: {required: []},
      content: () => ({blocks: [combinationTable()]}),
    },
    CombinationReasons: {
      attributes: {required: []},
      content: () => ({blocks: [combinationReasons()]}),
    },
  });
}
