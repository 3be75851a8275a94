import {fingerprint} from './fingerprint.ts';
import {proofsOf} from './proofs.ts';
import type {Proof} from './types.ts';

/**
 * Finds how a sample of a page was proven.
 *
 * @param page path, e.g. `docs/sdks/server-sdks/node/quickstart.mdx`
 * @returns undefined when no sample of the page with exactly this code is proven
 */
export function findProof(
  page: string,
  language: string,
  code: string,
  proofs = proofsOf(page),
): Proof | undefined {
  const start = `${fingerprint(language.toLowerCase(), code)}.`;
  for (const [key, proof] of proofs) if (key.startsWith(start)) return proof;
  return undefined;
}
