import {sdkManifest, sdkSymbols} from '../readManifest.ts';
import {defaultData} from './options.ts';

/** After how long the CDN has a change, in seconds. */
const CDN_SECONDS = 10;

interface Polling {
  /** Seconds from one fetch to the next, at the longest. */
  interval: number;
  /** Whether the SDK polls without being told to. */
  isDefault: boolean;
}

function seconds(text: string, unit: 1 | 1000): number {
  const inGo = /^(\d+) \* time\.Second$/.exec(text)?.[1];
  const value = inGo ? Number(inGo) : Number(text.replaceAll('_', '')) / unit;
  if (!Number.isFinite(value)) {
    throw new Error(`"${text}" is no number of seconds or milliseconds.`);
  }
  return value;
}

const option = (sdk: string, name: string, unit: 1 | 1000): number =>
  seconds(defaultData(sdk, name), unit);

/** Where each manifest says how often its SDK asks for new rules. */
const rules: Readonly<Record<string, () => Polling>> = {
  node: () => ({
    interval: option('node', 'IClientConfig.pollingIntervalMs', 1000),
    isDefault: true,
  }),
  python: () => ({
    interval: option('python', 'ClientConfig.poll_interval_seconds', 1),
    isDefault: true,
  }),
  java: () => ({
    interval: option('java', 'EppoClient.Builder.pollingIntervalMs', 1000),
    isDefault: true,
  }),
  go: () => ({interval: option('go', 'Config.PollerInterval', 1), isDefault: true}),
  dotnet: () => ({
    interval: option('dotnet', 'EppoClientConfig.PollingIntervalInMillis', 1000),
    isDefault: true,
  }),
  ruby: () => ({
    interval: option('ruby', 'EppoClient::Config.poll_interval_seconds', 1),
    isDefault: true,
  }),
  elixir: () => ({
    interval: option('elixir', 'EppoSdk.Client.Config.poll_interval_seconds', 1),
    isDefault: true,
  }),
  rust: () => ({
    interval: Number(/fixed (\d+) s/.exec(String(sdkManifest('rust').supports.polling))?.[1]),
    isDefault: false,
  }),
  javascript: () => ({
    interval: option('javascript', 'IClientConfig.pollingIntervalMs', 1000),
    isDefault: false,
  }),
  'react-native': () => ({
    interval: option('react-native', 'IClientConfig.pollingIntervalMs', 1000),
    isDefault: false,
  }),
  android: () => ({
    interval: option('android', 'EppoClient.Builder.pollingIntervalMs', 1000),
    isDefault: false,
  }),
  // Its jitter is added to the interval; that of the other SDKs only shortens it.
  ios: () => ({
    interval:
      option('ios', 'EppoClient.initialize.pollingIntervalMs', 1000) +
      option('ios', 'EppoClient.initialize.pollingJitterMs', 1000),
    isDefault: false,
  }),
};

function duration(total: number): string {
  const minutes = total >= 120 ? Math.floor(total / 60) : 0;
  const rest = total - minutes * 60;
  return [minutes > 0 && `${minutes} minutes`, rest > 0 && `${rest} seconds`]
    .filter(Boolean)
    .join(' ');
}

const IN_GENERAL =
  `The CDN has a saved change within about ${CDN_SECONDS} seconds. An SDK sees it at its ` +
  '[next poll](/sdks/architecture/latency/), or, when it does not poll, at its next initialization.';

function ofPhp(): string {
  const age = seconds(
    sdkSymbols('php', 'EppoClient::DEFAULT_CACHE_AGE_LIMIT')[0]?.signature ?? '',
    1000,
  );
  return (
    `A saved change is seen within about ${duration(CDN_SECONDS + age)}: about ${CDN_SECONDS} ` +
    `seconds until the CDN has it, then up to ${duration(age)} until \`init()\` finds its cache too old.`
  );
}

function ofPolling({interval, isDefault}: Polling): string {
  const longest = duration(CDN_SECONDS + interval);
  return isDefault
    ? `A saved change is seen within about ${longest}: about ${CDN_SECONDS} seconds until the CDN ` +
        `has it, then up to ${duration(interval)} until the next poll.`
    : `The CDN has a saved change within about ${CDN_SECONDS} seconds. Your app sees it at its ` +
        `next initialization or, with polling switched on, within about ${longest} in all.`;
}

/**
 * Says in Markdown how long it takes until a saved change is seen, at worst, with the defaults of
 * an SDK; in general without one.
 *
 * @throws Error when the manifest of the SDK does not tell
 */
export function propagationText(sdk?: string): string {
  if (sdk === undefined) {
    return IN_GENERAL;
  }
  if (sdk === 'php') {
    return ofPhp();
  }
  if (sdk === 'dart') {
    return (
      `The CDN has a saved change within about ${CDN_SECONDS} seconds. The SDK does not poll: your ` +
      'app sees the change at its next initialization, or after `fetchPrecomputedFlags()`.'
    );
  }
  const rule = rules[sdk];
  if (!rule) {
    throw new Error(
      `How "${sdk}" polls is not known. Known: ${[...Object.keys(rules), 'php', 'dart'].join(', ')}.`,
    );
  }
  return ofPolling(rule());
}
