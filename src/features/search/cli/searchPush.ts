import {parseArgs} from 'node:util';
import {RECORDS_PATH} from '../records/indexFiles.ts';
import {SYNONYMS} from '../engine/synonyms.ts';
import type {SearchRecord} from '../records/types.ts';
import {INDEX_SETTINGS, uploadClient, uploadRecords, uploadSynonyms} from '../hosted/upload.ts';
import {readBuilt} from './readIndex.ts';
import {site} from '../../../site/index.ts';
import {runMain} from '../../../shared/cli/runMain.ts';

interface Target {
  appId: string;
  adminKey: string;
  indexName: string;
}

const KEYS = ['DOCS_ALGOLIA_APP_ID', 'DOCS_ALGOLIA_ADMIN_KEY', 'DOCS_ALGOLIA_INDEX'] as const;

function readTarget(): Target {
  const missing = KEYS.filter((key) => !site[key]);
  if (missing.length > 0) {
    throw new Error(`Set ${missing.join(', ')} (see .env.example) to upload the search records.`);
  }
  const [appId = '', adminKey = '', indexName = ''] = KEYS.map((key) => site[key]);
  return {appId, adminKey, indexName};
}

/** Readers search the old records until all new ones are there; settings move with them. */
async function push({appId, adminKey, indexName}: Target, records: SearchRecord[]): Promise<void> {
  const client = uploadClient(appId, adminKey);
  const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  await client.waitForTask({indexName, taskID});
  const synonyms = await client.saveSynonyms({
    indexName,
    synonymHit: uploadSynonyms(SYNONYMS.groups),
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
  const built = readBuilt<SearchRecord[]>(values.build, RECORDS_PATH);
  const records = uploadRecords(built);
  const summary = `${records.length} records, ${SYNONYMS.groups.length} groups of synonyms`;
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
