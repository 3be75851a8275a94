import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {describeProblems, problemsError} from '../../../shared/describeProblems.ts';
import type {JudgedQuery} from './evaluate.ts';

/** Questions to answer, and to leave unanswered. */
export interface JudgedQuestions {
  /** With the pages that answer them; any of them counts. */
  answered: JudgedQuery[];
  /** Those that the docs do not answer. */
  unanswered: string[];
}

const queriesSchema = z.array(
  z.object({
    query: z.string(),
    routes: z.array(z.string().startsWith('/')).min(1),
  }),
);

const questionsSchema = z.object({
  answered: queriesSchema,
  unanswered: z.array(z.string()),
});

const LIST = '[{"query": "…", "routes": ["/…/"]}]';

function readAs<Content>(file: string, schema: z.ZodType<Content>, form: string): Content {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) {
    throw problemsError(`${file} must hold ${form}:`, describeProblems(result.error));
  }
  return result.data;
}

/**
 * Reads a file of questions, answered and not.
 *
 * @throws Error saying what is wrong with the file.
 */
export function readQuestions(file: string): JudgedQuestions {
  return readAs(file, questionsSchema, `{"answered": ${LIST}, "unanswered": ["…"]}`);
}

/**
 * Reads queries with the pages that answer them, from a list or from a file of questions.
 *
 * @throws Error saying what is wrong with the file.
 */
export function readQueries(file: string): JudgedQuery[] {
  const lists = z.preprocess(
    (content) => (Array.isArray(content) ? content : (content as {answered?: unknown})?.answered),
    queriesSchema,
  );
  return readAs(file, lists, `${LIST}, or the same as "answered"`);
}
