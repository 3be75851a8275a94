import type {Table} from 'mdast';
import {table} from '../../../shared/mdx/table.ts';
import {sdkDefinition, sdkNames, type SdkPolling} from '../definitions.ts';
import {cacheAgeOf, CDN_SECONDS, duration, intervalOf} from './pollTimes.ts';

/** When SDKs of one kind ask for new rules, and when a saved change is in effect at the latest. */
interface Delay {
  asks: string;
  inEffect: string;
}

function delayOf(sdk: string, polling: SdkPolling): Delay {
  if ('none' in polling) {
    return {asks: `at its start, or ${polling.none}`, inEffect: 'once that fetch has finished'};
  }
  if ('cache' in polling) {
    const age = cacheAgeOf(sdk, polling);
    return {
      asks: `in \`init()\`, when its cache is older than ${duration(age)}`,
      inEffect: `${duration(CDN_SECONDS + age)}, at the next \`init()\``,
    };
  }
  const interval = intervalOf(sdk, polling);
  const every = `every ${duration(interval)}`;
  const inEffect = duration(CDN_SECONDS + interval);
  if (polling.byDefault) return {asks: every, inEffect};
  return 'fixed' in polling
    ? {asks: `once its poller is started, ${every}`, inEffect}
    : {
        asks: `at its start; with polling switched on, also ${every}`,
        inEffect: `the next start; with polling ${inEffect}`,
      };
}

/** Builds a table of how long a saved change takes, with one row for all SDKs that behave alike. */
export function changeDelaysTable(): Table {
  const rows = new Map<string, Delay & {sdks: string[]}>();
  for (const sdk of sdkNames) {
    const {polling, title} = sdkDefinition(sdk);
    if (!polling) continue;
    const delay = delayOf(sdk, polling);
    const key = JSON.stringify(delay);
    const row = rows.get(key) ?? {...delay, sdks: []};
    row.sdks.push(title);
    rows.set(key, row);
  }
  return table<Delay & {sdks: string[]}>(
    [
      {title: 'SDK', isRowHeader: true, cell: ({sdks}) => sdks.join(', ')},
      {title: 'Asks for new rules', cell: ({asks}) => asks},
      {title: 'In effect after, at most about', cell: ({inEffect}) => inEffect},
    ],
    [...rows.values()],
  );
}
