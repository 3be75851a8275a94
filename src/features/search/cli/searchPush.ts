import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {RECORDS_PATH} from '../records/embeddedIndexFiles.ts';
import {SYNONYMS} from '../engine/synonyms.ts';
import type {SearchRecord} from '../records/types.ts';
import {INDEX_SETTINGS, uploadRecords, uploadSynonyms} from '../hosted/upload.ts';
import {site} from '../../../site/index.ts';
import {runMain} from '../../../shared/cli/runMain.ts';

interface Target {
  appId: string;
  adminKey: string;
  indexName: string;
}

function readTarget(): Target {
  const {DOCS_ALGOLIA_APP_ID, DOCS_ALGOLIA_ADMIN_KEY, DOCS_ALGOLIA_INDEX} = site;
  const needed = {DOCS_ALGOLIA_APP_ID, DOCS_ALGOLIA_ADMIN_KEY, DOCS_ALGOLIA_INDEX};
  const missing = Object.entries(needed).flatMap(([key, value]) => (value ? [] : [key]));
  if (!DOCS_ALGOLIA_APP_ID || !DOCS_ALGOLIA_ADMIN_KEY || !DOCS_ALGOLIA_INDEX) {
    throw new Error(`Set ${missing.join(', ')} (see .env.example) to upload the search records.`);
  }
  return {
    appId: DOCS_ALGOLIA_APP_ID,
    adminKey: DOCS_ALGOLIA_ADMIN_KEY,
    indexName: DOCS_ALGOLIA_INDEX,
  };
}

function readRecords(buildFolder: string): SearchRecord[] {
  const file = path.join(buildFolder, RECORDS_PATH);
  if (!existsSync(file)) {
    throw new Error(`${file} does not exist. Build the site first: npm run build`);
  }
  return uploadRecords(JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[]);
}

/** Readers search the old records until all new ones are there; settings move with them. */
async function push({appId, adminKey, indexName}: Target, records: SearchRecord[]): Promise<void> {
  const client = algoliasearch(appId, adminKey);
  const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  await client.waitForTask({indexName, taskID});
  const synonyms = await client.saveSynonyms({
    indexName,
    synonymHit: uploadSynonyms(SYNONYMS),
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({indexName, taskID: synonyms.taskID});
  await client.replaceAllObjects({
    indexName,
    objects: records.map((record) => ({...record})),
  });
}

runMain(async () => {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: 'build'},
      confirm: {type: 'boolean', default: false},
    },
  });
  const records = readRecords(path.resolve(values.build));
  const summary = `${records.length} records, ${SYNONYMS.length} groups of synonyms`;
  if (!values.confirm) {
    console.log(
      `Dry run: would upload ${summary} to ${site.DOCS_ALGOLIA_INDEX ?? '(no index set)'}.`,
    );
    console.log('Upload them with: npm run search:push -- --confirm');
    return;
  }
  const target = readTarget();
  await push(target, records);
  console.log(`Uploaded ${summary} to ${target.indexName}.`);
});
