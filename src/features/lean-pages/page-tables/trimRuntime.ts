/** A map from ids or names of chunks to names, hashes, ids or ones, as the minifier writes it. */
const RE_MAP = /\{(?:"?[\w-]+"?:(?:"[\w-]*"|1)(?:,(?=["\w])|(?=\})))+\}/g;

const RE_PAIR = /("?)([\w-]+)\1:(?:"[\w-]*"|1)/g;

/** Where the runtime asks whether a chunk has a style sheet. */
const RE_HAS_STYLES = /\((\{[\w"]+:1[^}]*\})\)\[(\w+)\]/;

/** The minifier writes long numbers as 0x… */
const plain = (key: string): string => (key.startsWith('0x') ? String(Number(key)) : key);

/**
 * Leaves out of the runtime what it knows about chunks that are described elsewhere.
 *
 * @param keys ids and names of these chunks.
 * @throws when the runtime does not look as expected.
 */
export function trimRuntime(runtime: string, keys: ReadonlySet<string>): string {
  let left = 0;
  const trimmed = runtime.replace(RE_MAP, (map) => {
    const pairs = [...map.matchAll(RE_PAIR)].filter(([, , key]) => {
      const isMoved = keys.has(plain(key!));
      left += isMoved ? 1 : 0;
      return !isMoved;
    });
    return `{${pairs.map(([pair]) => pair).join(',')}}`;
  });
  if (left === 0 || !RE_HAS_STYLES.test(trimmed)) {
    throw new Error(
      'The runtime of the bundle has changed: see src/features/lean-pages/page-tables/trimRuntime.ts.',
    );
  }
  return trimmed.replace(
    RE_HAS_STYLES,
    (_, map: string, id: string) => `(self.pageStyles&&self.pageStyles[${id}]||(${map})[${id}])`,
  );
}
