import {sdkDefinition, sdkNames, type SdkPolling} from '../definitions.ts';
import {sdkManifest, sdkSymbols} from '../readManifest.ts';
import {defaultData} from './options.ts';

/** After how long the CDN has a change, in seconds. */
const CDN_SECONDS = 10;

const CDN_HAS = `The CDN has a saved change within about ${CDN_SECONDS} seconds.`;

const UNTIL_CDN_HAS = `about ${CDN_SECONDS} seconds until the CDN has it`;

const IN_GENERAL =
  `${CDN_HAS} An SDK sees it at its ` +
  '[next poll](/sdks/architecture/latency/), or, when it does not poll, once the fetch of its next ' +
  'initialization has finished.';

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

function describe(sdk: string, polling: SdkPolling): string {
  if ('none' in polling) {
    return (
      `${CDN_HAS} The SDK does not poll: your app sees the change once the fetch of its next ` +
      `initialization has finished, or ${polling.none}.`
    );
  }
  if ('cache' in polling) {
    const age = seconds(sdkSymbols(sdk, polling.cache)[0]?.signature ?? '', 1000);
    return (
      `A saved change is seen within about ${duration(CDN_SECONDS + age)}: ${UNTIL_CDN_HAS}, then ` +
      `up to ${duration(age)} until \`init()\` finds its cache too old.`
    );
  }
  const interval = intervalOf(sdk, polling);
  const longest = duration(CDN_SECONDS + interval);
  return polling.byDefault
    ? `A saved change is seen within about ${longest}: ${UNTIL_CDN_HAS}, then up to ` +
        `${duration(interval)} until the next poll.`
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
