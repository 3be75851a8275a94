import {algoliasearch, type IndexSettings, type SearchClient} from 'algoliasearch';
import type {SearchRecord} from '../records/types.ts';

/** Characters of a record's text: the provider takes records of 10 kB on every plan. */
const MAX_TEXT = 7000;

/** How the hosted index searches: what the embedded engine does, in the provider's terms. */
const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    ...['hierarchy.lvl1', 'keywords', 'hierarchy.lvl2', 'hierarchy.lvl3', 'hierarchy.lvl4'],
    ...['hierarchy.lvl5', 'hierarchy.lvl6', 'description', 'breadcrumbs', 'code', 'content'],
  ],
  attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'hierarchy.lvl0', 'sdk', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  camelCaseAttributes: ['content', 'code', 'hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3'],
  separatorsToIndex: '_',
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  queryLanguages: ['en'],
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
};

/** Returns the client that uploads, which needs a key that may write; it waits 30 s for an answer. */
export function uploadClient(appId: string, adminKey: string): SearchClient {
  return algoliasearch(appId, adminKey, {timeouts: {connect: 1000, read: 2000, write: 30_000}});
}

/** Readers search the old records until all new ones are there; settings move with them. */
export async function upload(
  client: SearchClient,
  indexName: string,
  records: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
): Promise<void> {
  const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  await client.waitForTask({indexName, taskID});
  const saved = await client.saveSynonyms({
    indexName,
    synonymHit: synonyms.map((group, place) => ({
      ...{objectID: String(place), type: 'synonym'},
      synonyms: [...group],
    })),
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({indexName, taskID: saved.taskID});
  const objects = records.map(({content, ...record}) => ({
    ...record,
    content: content?.slice(0, MAX_TEXT) ?? null,
  }));
  await client.replaceAllObjects({indexName, objects});
}
