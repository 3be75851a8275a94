import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import * as z from 'zod';
import type {Engine} from '../engine/engine.ts';
import {describeProblems, problemsError} from '../../../shared/describeProblems.ts';
import {readEngine} from './readIndex.ts';

const answered = z.array(
  z.object({query: z.string(), routes: z.array(z.string().startsWith('/')).min(1)}),
);

/** Questions with the pages that answer them, and those that the docs do not answer. */
const questions = z.object({answered, unanswered: z.array(z.string())});

export type JudgedQuestions = z.infer<typeof questions>;

/**
 * Reads judged queries: questions, answered and not, or a mere list of the answered ones.
 *
 * @throws Error saying what is wrong with the file.
 */
export function readQueries(file: string): JudgedQuestions {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const result = questions.safeParse(
    Array.isArray(content) ? {answered: content, unanswered: []} : content,
  );
  if (result.success) return result.data;
  const list = '[{"query": "…", "routes": ["/…/"]}]';
  throw problemsError(
    `${file} must hold ${list} or {"answered": ${list}, "unanswered": ["…"]}:`,
    describeProblems(result.error),
  );
}

/**
 * Reads the arguments of a command that measures answers: a file of judged queries, and `--build`.
 *
 * @param command its name in `package.json`.
 * @throws Error saying how to call it when no file is named, or that the site is not built.
 */
export function readEvaluation(command: string): JudgedQuestions & {engine: Engine} {
  const {values, positionals} = parseArgs({
    options: {build: {type: 'string', default: 'build'}},
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) {
    throw new Error(`Name a file of queries: npm run --silent ${command} -- queries.json`);
  }
  return {engine: readEngine(values.build), ...readQueries(file)};
}
