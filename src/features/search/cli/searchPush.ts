import {parseArgs} from 'node:util';
import {RECORDS_PATH} from '../records/indexFiles.ts';
import {SYNONYMS} from '../engine/synonyms.ts';
import type {SearchRecord} from '../records/types.ts';
import {upload, uploadClient} from '../hosted/upload.ts';
import {readBuilt} from './readIndex.ts';
import {site} from '../../../site/index.ts';
import {runMain} from '../../../shared/cli/runMain.ts';

const KEYS = ['DOCS_ALGOLIA_APP_ID', 'DOCS_ALGOLIA_ADMIN_KEY', 'DOCS_ALGOLIA_INDEX'] as const;

runMain(async () => {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: 'build'},
      confirm: {type: 'boolean', default: false},
    },
  });
  const records = readBuilt<SearchRecord[]>(values.build, RECORDS_PATH);
  const summary = `${records.length} records, ${SYNONYMS.groups.length} groups of synonyms`;
  const [appId, adminKey, indexName] = KEYS.map((key) => site[key]);
  if (!values.confirm) {
    console.log(`Dry run: would upload ${summary} to ${indexName ?? '(no index set)'}.`);
    console.log('Upload them with: npm run search:push -- --confirm');
  } else if (appId && adminKey && indexName) {
    await upload(uploadClient(appId, adminKey), indexName, records, SYNONYMS.groups);
    console.log(`Uploaded ${summary} to ${indexName}.`);
  } else {
    const missing = KEYS.filter((key) => !site[key]).join(', ');
    throw new Error(`Set ${missing} (see .env.example) to upload the search records.`);
  }
});
