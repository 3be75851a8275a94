import type {LiteClient} from 'algoliasearch/lite';

type HostsCache = LiteClient['transporter']['hostsCache'];

/**
 * Remembers which of the provider's hosts failed, so that they are avoided for two minutes.
 *
 * The client's own memory never finds what it stored: version 5 writes under a host with its
 * state and reads under the host alone. Here the host's name is the key; the stored value knows
 * when it expires.
 */
export function createHostMemory(): HostsCache {
  const states = new Map<string, unknown>();
  const nameOf = (host: object | string): string =>
    typeof host === 'string' ? host : 'url' in host ? String(host.url) : JSON.stringify(host);
  return {
    get: async <Value>(host: object | string, initial: () => Promise<Value>): Promise<Value> =>
      (states.get(nameOf(host)) as Value | undefined) ?? initial(),
    set: <Value>(host: object | string, state: Value): Promise<Value> => {
      states.set(nameOf(host), state);
      return Promise.resolve(state);
    },
    delete: (host) => {
      states.delete(nameOf(host));
      return Promise.resolve();
    },
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  };
}
