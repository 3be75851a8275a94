import {beforeAll, expect, it} from 'vitest';
import {openDemoDatabase, type Database} from '../../packages/samples/sql/engine.ts';
import {execute} from '../../packages/samples/sql/execute.ts';
import {compute, type Outcome} from '../../src/features/metric-explorer/engine/compute/index.ts';
import type {Metric} from '../../src/features/metric-explorer/engine/metric.ts';
import {toSql, type Grain} from '../../src/features/metric-explorer/engine/sql/index.ts';
import {START_LIMIT_MS} from '../sql-playground/engine.ts';
import {demoData} from './demoData.ts';
import {someMetrics} from './definitions.ts';
import {casesOf} from '../support/thoroughly.ts';

const COUNT = casesOf(300);

let database: Database;

beforeAll(async () => {
  database = await openDemoDatabase();
}, START_LIMIT_MS);

function run(metric: Metric, grain: Grain) {
  const sql = toSql(metric, grain);
  const answer = execute(database, sql);
  if ('error' in answer) throw new Error(`${answer.error.message}\n${sql}`);
  return answer.result;
}

function rounded(cell: string | number | null): string {
  return cell === null ? 'NULL' : String(Number(Number(cell).toFixed(6)));
}

const bySubject = (a: string[], b: string[]) =>
  a.slice(0, 2).join().localeCompare(b.slice(0, 2).join());

function expectedSubjects({rows}: Outcome, metric: Metric): string[][] {
  return rows
    .filter(({cells}) => metric.type !== 'percentile' || cells[0] !== 0)
    .map(({id, variant, cells}) => [
      id,
      variant,
      ...cells.map((cell) => (Array.isArray(cell) ? cell.map(rounded).join() : rounded(cell))),
    ])
    .sort(bySubject);
}

function actualSubjects(rows: (string | null)[][]): string[][] {
  return rows
    .map(([id, variant, ...cells]) => [
      id ?? '',
      variant ?? '',
      ...cells.map((cell) => (cell ?? '').split(', ').map(rounded).join()),
    ])
    .sort(bySubject);
}

it(`${COUNT} metrics have the values per subject and per variation that their SQL returns`, () => {
  for (const metric of someMetrics(COUNT)) {
    const outcome = compute(demoData, metric);
    const name = JSON.stringify(metric);
    const subjects = run(metric, 'subject');
    expect(subjects.columns.slice(2), name).toEqual(outcome.subjectColumns);
    expect(actualSubjects(subjects.rows), name).toEqual(expectedSubjects(outcome, metric));
    const variations = run(metric, 'variation');
    expect(variations.columns.slice(1), name).toEqual(outcome.variationColumns);
    expect(
      variations.rows.map(([variant, ...cells]) => [variant, ...cells.map(rounded)]),
      name,
    ).toEqual(
      outcome.variations
        .filter(({cells}) => cells[0] !== 0)
        .map(({variant, cells}) => [variant, ...cells.map(rounded)]),
    );
  }
});
