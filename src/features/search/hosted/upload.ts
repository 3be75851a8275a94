import {algoliasearch, type IndexSettings, type SearchClient, type SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../records/types.ts';

/** Largest record the provider takes on every plan, in bytes of JSON. */
export const MAX_RECORD_BYTES = 10_000;

/** How the hosted index searches: what the embedded engine does, in the provider's terms. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(description)',
    'unordered(breadcrumbs)',
    'unordered(code)',
    'content',
  ],
  attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'hierarchy.lvl0', 'sdk', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['content', 'code', 'hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3'],
  separatorsToIndex: '_',
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 5,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  queryLanguages: ['en'],
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
};

/** Milliseconds the provider may take. */
const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000};

/** Returns the client that uploads, which needs a key that may write. */
export function uploadClient(appId: string, adminKey: string): SearchClient {
  return algoliasearch(appId, adminKey, {timeouts: TIMEOUTS});
}

function byteLength(record: SearchRecord): number {
  return new TextEncoder().encode(JSON.stringify(record)).length;
}

/** Shortens a record's text, word by word, until the provider takes it. */
function fit(record: SearchRecord): SearchRecord {
  const excess = byteLength(record) - MAX_RECORD_BYTES;
  if (excess <= 0 || record.content === null) {
    return record;
  }
  const cut = record.content.slice(0, Math.max(0, record.content.length - excess));
  return fit({...record, content: cut.slice(0, Math.max(0, cut.lastIndexOf(' '))) || null});
}

/** Returns the records as they are uploaded: none larger than the provider allows. */
export function uploadRecords(records: readonly SearchRecord[]): SearchRecord[] {
  return records.map(fit);
}

/** Returns groups of synonyms as the provider stores them. */
export function uploadSynonyms(groups: readonly (readonly string[])[]): SynonymHit[] {
  return groups.map((synonyms) => ({
    objectID: synonyms[0] ?? '',
    type: 'synonym',
    synonyms: [...synonyms],
  }));
}
