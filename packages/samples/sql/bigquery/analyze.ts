import {readdir} from 'node:fs/promises';
import {delimiter, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {DemoTables} from '../../../../src/features/sql-playground/engine/demoTables.ts';
import {installJars} from '../../languages/java/jars.ts';
import {run} from '../../languages/toolchains/command.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const POM = here('pom.xml');
const PROGRAM = here('Analyze.java');

/** BigQuery's names of the types in `static/demo/tables.json`. */
const TYPES: Readonly<Record<string, string>> = {
  VARCHAR: 'STRING',
  TIMESTAMP: 'TIMESTAMP',
  INTEGER: 'INT64',
  'DECIMAL(10,2)': 'NUMERIC',
};

/** BigQuery's manual calls them synonyms of `any_value`; the analyzer is older than they are. */
const SYNONYM = /\b(max|min)_by\(([^(),]+), ([\w.]+)\)/gi;

/** BigQuery refuses them, the language that it is made of does not. */
const PARAMETERS_IN_CAST = /\bcast\([^;]*?\bas (?:big)?(?:numeric|decimal|string|bytes)\(/i;

/** Downloads the analyzer, once, and returns its folder of jars. */
export const installAnalyzer = (): Promise<string> =>
  installJars('bigquery', POM, 'The analyzer of BigQuery cannot be installed');

/**
 * Analyzes SQL as BigQuery does before it runs it: names, types, and what may stand where. It is Google's analyzer of
 * the language, with what BigQuery switches on in it. Needs Java and Maven.
 *
 * @param scripts texts that follow each other, the last of which is judged
 * @returns for each script what is wrong, as BigQuery would say it, or `undefined`
 * @throws Error when the analyzer cannot be installed or does not answer
 */
export async function analyzeInBigQuery(
  scripts: readonly (readonly string[])[],
  demo: DemoTables,
): Promise<(string | undefined)[]> {
  const jars = await installAnalyzer();
  const tables = Object.fromEntries(
    Object.entries(demo).map(([table, columns]) => [
      table,
      Object.fromEntries(
        Object.entries(columns).map(([name, type]) => [name, TYPES[type] ?? type]),
      ),
    ]),
  );
  const known = (sql: string) => sql.replace(SYNONYM, 'any_value($2 having $1 $3)');
  const input = JSON.stringify({tables, scripts: scripts.map((texts) => texts.map(known))});
  const paths = (await readdir(jars)).map((name) => join(jars, name));
  const output = await run(
    'java',
    ['-cp', paths.join(delimiter), PROGRAM],
    'The analyzer of BigQuery fails',
    {input, timeoutMs: 300_000},
  );
  const problems = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string | null);
  return scripts.map((texts, index) =>
    PARAMETERS_IN_CAST.test(texts.at(-1) ?? '')
      ? 'Parameterized types are not allowed in CAST expressions'
      : (problems[index] ?? undefined),
  );
}
