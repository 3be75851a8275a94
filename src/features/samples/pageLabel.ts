import {shortName} from './label.ts';
import {entriesOf} from './record.ts';
import type {ProvenanceEntry, ProvenanceManifest} from './types.ts';

/** What the samples of a page may have been put to, the strongest first. */
const PROOFS = [
  {words: 'ran on', statuses: ['ran', 'executed-sql']},
  {words: 'compiled against', statuses: ['compiled']},
  {words: 'checked against', statuses: ['symbols-checked']},
];

/** The package that a sample used, with its version; of a query, the database. */
function usedBy({status, tool, sdk, version}: ProvenanceEntry): string[] {
  if (status === 'executed-sql') {
    return [tool];
  }
  return sdk === undefined ? [] : [`${shortName(sdk)} ${version}`];
}

/**
 * Says with which versions the samples of a page were last checked: what executed them, or else
 * what they were compiled or compared with.
 *
 * @param page path of the page, e.g. `docs/sdks/server-sdks/node/quickstart.mdx`
 * @returns for example `Samples ran on node-server-sdk 3.10.2`; undefined for a page without samples
 * of an SDK or a database
 */
export function pageLabel(record: ProvenanceManifest, page: string): string | undefined {
  const entries = entriesOf(record, page);
  for (const {words, statuses} of PROOFS) {
    const used = entries.filter(({status}) => statuses.includes(status)).flatMap(usedBy);
    if (used.length > 0) {
      return `Samples ${words} ${new Intl.ListFormat('en').format(new Set(used))}`;
    }
  }
  return undefined;
}
