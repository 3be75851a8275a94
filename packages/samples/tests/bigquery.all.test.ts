import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  SUBJECTS_VIEW,
  type DemoTables,
} from '../../../src/features/sql-playground/engine/demoTables.ts';
import {extractPage} from '../core/extract.ts';
import {CONTENT, findPages} from '../core/paths.ts';
import type {Fence} from '../core/types.ts';
import {areRequired, isInstalled} from '../languages/toolchains/command.ts';
import {analyzeInBigQuery, installAnalyzer} from '../sql/bigquery/analyze.ts';
import {dialectOf, EXECUTED} from '../sql/index.ts';
import {startInstalledParser} from '../../../src/shared/sql/installedParser.ts';
import {readInDialects} from '../sql/dialects/readings.ts';
import {fillPlaceholders} from '../sql/placeholders.ts';

const demo = JSON.parse(readFileSync('static/demo/tables.json', 'utf8')) as DemoTables;

const parser = await startInstalledParser();

/** How BigQuery reads a sample; `undefined` where the page says that it lacks something. */
function bigQueryText(fence: Fence): string | undefined {
  const {sql} = fillPlaceholders(fence);
  const reading = readInDialects(fence, sql, parser).readings.bigquery!;
  if (reading === 'same') return sql;
  return 'sql' in reading ? fillPlaceholders({...fence, code: reading.sql}).sql : undefined;
}

interface Script {
  name: string;
  texts: string[];
}

/** The samples on the demo data of a page, each with the view. */
function scriptsOf(page: string): Script[] {
  const scripts: Script[] = [];
  const fences = extractPage(page).fences.filter(
    (fence) => fence.language === 'sql' && dialectOf(fence) === EXECUTED && !fence.meta.unchecked,
  );
  for (const fence of fences) {
    const text = bigQueryText(fence);
    if (text === undefined) continue;
    scripts.push({name: `${fence.file}:${fence.line}`, texts: [SUBJECTS_VIEW, text]});
  }
  return scripts;
}

/** Whether the analyzer is to be had here; without a network it is not. */
const isReady =
  ['java', 'mvn'].every(isInstalled) &&
  (await installAnalyzer().then(
    () => true,
    () => false,
  ));

describe.runIf(isReady || areRequired)('BigQuery’s analyzer', () => {
  it('accepts the samples on the demo data as the pages give them for BigQuery', async () => {
    const scripts = findPages(CONTENT).flatMap(scriptsOf);
    expect(scripts.length).toBeGreaterThan(20);
    const problems = await analyzeInBigQuery(
      scripts.map(({texts}) => texts),
      demo,
    );
    const found = scripts.map(({name}, index) => ({name, problem: problems[index]}));
    expect(found.filter(({problem}) => problem)).toEqual([]);
  });

  it('refuses what only BigQuery refuses', async () => {
    const refused = {
      'select min(plan) as plan from subscriptions having count(distinct plan) = 1':
        'Aggregations of aggregations are not allowed',
      'with plan as (select monthly_price as plan from subscriptions) select sum(plan) from plan':
        'No matching signature for aggregate function SUM',
      'select * from users where cast(signed_up_at as date) >= signed_up_at':
        'No matching signature for operator >=',
      'select cast(avg(load_time_ms) as decimal(10, 2)) from page_views':
        'Parameterized types are not allowed in CAST expressions',
      'select visitor from page_views': 'Unrecognized name: visitor',
    };
    const problems = await analyzeInBigQuery(
      Object.keys(refused).map((sql) => [sql]),
      demo,
    );
    expect(problems).toEqual(Object.values(refused).map((text) => expect.stringContaining(text)));
  });
});
