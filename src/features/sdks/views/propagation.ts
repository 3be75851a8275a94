import {sdkDefinition, sdkNames, type SdkPolling} from '../definitions.ts';
import {cacheAgeOf, CDN_SECONDS, duration, intervalOf} from './pollTimes.ts';

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
