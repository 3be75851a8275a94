import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import * as z from 'zod';
import {createEngine} from '../engine/engine.ts';
import {evaluate, type JudgedQuery} from './evaluate.ts';
import {readIndex} from './readIndex.ts';
import {runMain} from '../../../shared/cli/runMain.ts';
import {describeProblems, problemsError} from '../../../shared/describeProblems.ts';

const queriesSchema = z.array(
  z.object({query: z.string(), routes: z.array(z.string().startsWith('/')).min(1)}),
);

function readQueries(file: string): JudgedQuery[] {
  const result = queriesSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) {
    throw problemsError(
      `${file} must hold [{"query": "…", "routes": ["/…/"]}]:`,
      describeProblems(result.error),
    );
  }
  return result.data;
}

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
