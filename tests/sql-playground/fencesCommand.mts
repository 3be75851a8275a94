import {readFileSync} from 'node:fs';
import type {QueryResult} from '../../packages/samples/sql/execute.ts';
import {differenceOf, executedFences} from './fences.ts';

const fences = executedFences();

/** Prints the executed SQL, or, with results on its input, how they differ from the pages. */
if (process.argv[2] === 'list') {
  console.log(JSON.stringify(fences.map(({id, code}) => ({id, code}))));
} else {
  const results = JSON.parse(readFileSync(0, 'utf8')) as Record<string, QueryResult>;
  const differences = fences.map((fence) => {
    const result = results[fence.id];
    return [fence.id, result ? differenceOf(fence, result) : 'no result'];
  });
  console.log(JSON.stringify(Object.fromEntries(differences)));
}
