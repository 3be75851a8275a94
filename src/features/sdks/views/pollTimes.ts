import type {SdkPolling} from '../definitions.ts';
import {sdkManifest, sdkSymbols} from '../readManifest.ts';
import {defaultData} from './options.ts';

/** After how long the CDN has a change, in seconds. */
export const CDN_SECONDS = 10;

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
export function duration(total: number): string {
  const minutes = total >= 120 ? Math.floor(total / 60) : 0;
  const rest = total - minutes * 60;
  return [minutes > 0 && `${minutes} minutes`, rest > 0 && `${rest} seconds`]
    .filter(Boolean)
    .join(' ');
}

/** Seconds from one fetch to the next, at the longest. */
export function intervalOf(
  sdk: string,
  polling: Extract<SdkPolling, {byDefault: boolean}>,
): number {
  if ('fixed' in polling) {
    return Number(/fixed (\d+) s/.exec(String(sdkManifest(sdk).supports.polling))?.[1]);
  }
  return polling.options.reduce((sum, option) => sum + optionSeconds(sdk, option), 0);
}

/** Age in seconds at which an SDK without a poller renews its cache. */
export function cacheAgeOf(sdk: string, {cache}: Extract<SdkPolling, {cache: string}>): number {
  return seconds(sdkSymbols(sdk, cache)[0]?.signature ?? '', 1000);
}
