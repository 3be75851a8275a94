import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {describeProblems, problemsError} from '../../../shared/describeProblems.ts';
import type {JudgedQuery} from './evaluate.ts';

const queriesSchema = z.array(
  z.object({
    query: z.string(),
    routes: z.array(z.string().startsWith('/')).min(1),
  }),
);

/**
 * Reads a file of queries with the pages that answer them.
 *
 * @throws Error saying what is wrong with the file.
 */
export function readQueries(file: string): JudgedQuery[] {
  const result = queriesSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) {
    throw problemsError(
      `${file} must hold [{"query": "…", "routes": ["/…/"]}]:`,
      describeProblems(result.error),
    );
  }
  return result.data;
}
