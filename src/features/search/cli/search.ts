import path from 'node:path';
import {parseArgs} from 'node:util';
import {createEngine} from '../engine/engine.ts';
import {describeRanking} from './describeRanking.ts';
import {readIndex} from './readIndex.ts';
import {runMain} from '../../../shared/cli/runMain.ts';

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {build: {type: 'string', default: 'build'}},
    allowPositionals: true,
  });
  const query = positionals.join(' ');
  if (!query) {
    throw new Error('Write what to search for: npm run search -- "kill switch"');
  }
  const engine = createEngine(readIndex(path.resolve(values.build)));
  console.log(describeRanking(engine.search(query)));
});
