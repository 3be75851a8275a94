import type {Table} from 'mdast';
import {sdkDefinition, sdkNames, type SdkPolling} from '../definitions.ts';
import {sdkManifest, sdkSymbols} from '../readManifest.ts';
import {defaultData} from './options.ts';
import {table} from '../../../shared/mdx/table.ts';

/** After how long the CDN has a change, in seconds. */
const CDN_SECONDS = 10;

function seconds(text: string, unit: 1 | 1000): number {
  const inGo = /^(\d+) \* time\.Second$/.exec(text)?.[1];
  const value = inGo ? Number(inGo) : Number(text.replaceAll('_', '')) / unit;
  if (!Number.isFinite(value)) {
    throw new Error(`"${text}" is no number of seconds or milliseconds.`);
  }
  return value;
}

function optionSeconds(sdk: string, option: string): number {
  return seconds(defaultData(sdk, option), /(?:Ms|Millis)$/.test(option) ? 1000 : 1);
}

/** Writes seconds in words, such as "5 minutes 30 seconds". */
function duration(total: number): string {
  const minutes = total >= 120 ? Math.floor(total / 60) : 0;
  const rest = total - minutes * 60;
  return [minutes > 0 && `${minutes} minutes`, rest > 0 && `${rest} seconds`]
    .filter(Boolean)
    .join(' ');
}

/** Seconds from one fetch to the next, at the longest. */
function intervalOf(sdk: string, polling: Extract<SdkPolling, {byDefault: boolean}>): number {
  if ('fixed' in polling) {
    return Number(/fixed (\d+) s/.exec(String(sdkManifest(sdk).supports.polling))?.[1]);
  }
  return polling.options.reduce((sum, option) => sum + optionSeconds(sdk, option), 0);
}

/** Age in seconds at which an SDK without a poller renews its cache. */
function cacheAgeOf(sdk: string, {cache}: Extract<SdkPolling, {cache: string}>): number {
  return seconds(sdkSymbols(sdk, cache)[0]?.signature ?? '', 1000);
}

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
      {title: 'In effect after about, while fetches succeed', cell: ({inEffect}) => inEffect},
    ],
    [...rows.values()],
  );
}

const CDN_HAS = `The CDN has a saved change within about ${CDN_SECONDS} seconds.`;

const UNTIL_CDN_HAS = `about ${CDN_SECONDS} seconds until the CDN has it`;

const IN_GENERAL =
  `${CDN_HAS} An SDK sees it at its ` +
  '[next poll](/sdks/architecture/latency/), or, when it does not poll, once the fetch of its next ' +
  'initialization has finished.';

function describe(sdk: string, polling: SdkPolling): string {
  if ('none' in polling) {
    return (
      `${CDN_HAS} The SDK does not poll: your app sees the change once the fetch of its next ` +
      `initialization has finished, or ${polling.none}.`
    );
  }
  if ('cache' in polling) {
    const age = cacheAgeOf(sdk, polling);
    return (
      `A saved change is seen within about ${duration(CDN_SECONDS + age)}: ${UNTIL_CDN_HAS}, then ` +
      `up to ${duration(age)} until \`init()\` finds its cache too old.`
    );
  }
  const interval = intervalOf(sdk, polling);
  const longest = duration(CDN_SECONDS + interval);
  return polling.byDefault
    ? `While polls succeed, a saved change is seen within about ${longest}: ${UNTIL_CDN_HAS}, then ` +
        `up to ${duration(interval)} until the next poll.`
    : `${CDN_HAS} Your app sees it once the fetch of its next initialization has finished or, with ` +
        `polling switched on, within about ${longest} in all.`;
}

/**
 * Says in Markdown how long it takes until a saved change is seen, at worst, with the defaults of
 * an SDK; in general without one.
 *
 * @throws Error when the definition or the manifest of the SDK does not tell
 */
export function propagationText(sdk?: string): string {
  if (sdk === undefined) {
    return IN_GENERAL;
  }
  const known = sdkNames.filter((name) => sdkDefinition(name).polling);
  if (!known.includes(sdk)) {
    throw new Error(`How "${sdk}" polls is not known. Known: ${known.join(', ')}.`);
  }
  return describe(sdk, sdkDefinition(sdk).polling!);
}
