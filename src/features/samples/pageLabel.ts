import {sdkIn, shortName} from './label.ts';
import {proofsOf} from './proofs.ts';
import type {Proof} from './types.ts';

/** What the samples of a page may have been put to, the strongest first. */
const PROOFS = [
  {words: 'ran on', statuses: ['ran', 'executed-sql']},
  {words: 'compiled against', statuses: ['compiled']},
  {words: 'checked against', statuses: ['symbols-checked']},
];

/** The package that a sample used, with its version; of a query, the database. */
function usedBy(proof: Proof): string[] {
  if (proof.status === 'executed-sql') return [proof.tool];
  const used = sdkIn(proof);
  return used ? [`${shortName(used.sdk)} ${used.version}`] : [];
}

/**
 * Says with which versions the samples of a page were last checked: what executed them, or else
 * what they were compiled or compared with.
 *
 * @param page path of the page, e.g. `docs/sdks/server-sdks/node/quickstart.mdx`
 * @returns for example `Samples ran on node-server-sdk 3.10.2`; undefined for a page without samples
 * of an SDK or a database
 */
export function pageLabel(page: string, proofs = proofsOf(page)): string | undefined {
  const entries = [...proofs.values()];
  for (const {words, statuses} of PROOFS) {
    const used = entries.filter(({status}) => statuses.includes(status)).flatMap(usedBy);
    if (used.length > 0) {
      return `Samples ${words} ${new Intl.ListFormat('en').format([...new Set(used)].sort())}`;
    }
  }
  return undefined;
}
