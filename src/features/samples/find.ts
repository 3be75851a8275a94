import {fingerprint} from './fingerprint.ts';
import type {ProvenanceEntry, ProvenanceManifest} from './types.ts';

/**
 * Finds what was recorded about a sample of a page.
 *
 * @param page path of the page, e.g. `docs/sdks/server-sdks/node/quickstart.mdx`
 * @returns undefined when the page has no sample with exactly this code
 */
export function findProvenance(
  manifest: ProvenanceManifest,
  page: string,
  language: string,
  code: string,
): ProvenanceEntry | undefined {
  const hash = fingerprint(language.toLowerCase(), code);
  const found = Object.entries(manifest.fences).find(
    ([id, entry]) => id.startsWith(`${page}#`) && entry.hash === hash,
  );
  return found?.[1];
}
