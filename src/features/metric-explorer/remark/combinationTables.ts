import type {Table} from 'mdast';
import {table} from '../../../shared/mdx/table.ts';
import {KINDS, type Kind} from '../engine/combinations/kinds.ts';
import {combination, SETTINGS, type SettingId} from '../engine/combinations/settings.ts';

const kinds = Object.keys(KINDS) as Kind[];
const settings = Object.keys(SETTINGS) as SettingId[];

/** A row per kind of metric, a column per setting, and a word where they meet. */
export function combinationTable(): Table {
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
export function combinationReasons(): Table {
  return table<Reason>(
    [
      {title: 'Setting', cell: ({setting}) => SETTINGS[setting].label},
      {title: 'Metric', cell: (reason) => reason.kinds.map((kind) => KINDS[kind]).join(', ')},
      {title: 'Why', cell: ({why}) => why},
    ],
    settings.flatMap(reasonsOf),
  );
}
