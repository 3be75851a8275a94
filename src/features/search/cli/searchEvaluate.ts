import path from 'node:path';
import {parseArgs} from 'node:util';
import {createEngine} from '../engine/engine.ts';
import {evaluate} from './evaluate.ts';
import {readIndex} from './readIndex.ts';
import {readQueries} from './readQueries.ts';
import {runMain} from '../../../shared/cli/runMain.ts';

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {build: {type: 'string', default: 'build'}},
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) {
    throw new Error('Name a file of queries: npm run --silent search:evaluate -- queries.json');
  }
  const engine = createEngine(readIndex(path.resolve(values.build)));
  console.log(JSON.stringify(evaluate(readQueries(file), engine), null, 2));
});
