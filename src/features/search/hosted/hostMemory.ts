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
  const nameOf = (host: object | string): string => String(Object(host).url ?? host);
  return {
    get: async (host, initial) => (states.get(nameOf(host)) as never) ?? initial(),
    set: async (host, state) => {
      states.set(nameOf(host), state);
      return state;
    },
    delete: async (host) => void states.delete(nameOf(host)),
    clear: async () => states.clear(),
  };
}
