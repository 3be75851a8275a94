import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {openDemoDatabase, type Database} from '../../packages/samples/sql/engine.ts';
import {execute} from '../../packages/samples/sql/execute.ts';
import {evaluate, initialOf} from '../../src/features/calculators/kit/fields.ts';
import {defineExplorer} from '../../src/features/metric-explorer/explorer.ts';
import {START_LIMIT_MS} from '../sql-playground/engine.ts';
import {demoData} from './demoData.ts';

/** Operation → its line of SQL, of the page's table. */
const lines = [
  ...readFileSync('docs/data-management/metrics/simple-metric.mdx', 'utf8').matchAll(
    /^\| `(\w+)` \| `([^`]+)` \|$/gm,
  ),
].map(([, operation, sql]) => [operation!, sql!] as const);

let database: Database;

beforeAll(async () => {
  database = await openDemoDatabase();
}, START_LIMIT_MS);

/** What the line gives for each user of the demo experiment. */
function byLine(line: string): string[] {
  const sql = `
    select user_id, coalesce(${line.replace('start + X', "start + interval '7 day'")}, 0)
    from (
      select s.user_id, s.assigned_at as start, p.purchased_at as ts, p.gross_amount as value
      from subjects s
      left join purchases p
        on p.user_id = s.user_id and p.purchased_at >= s.assigned_at
        and p.purchased_at < timestamp '2025-03-21' and p.gross_amount is not null
    )
    group by user_id`;
  const answer = execute(database, sql);
  if ('error' in answer) throw new Error(answer.error.message);
  return answer.result.rows.map(([id, value]) => `${id} ${Number(value)}`).sort();
}

/** What the explorer computes for each of them. */
function byExplorer(aggregation: string): string[] {
  const {definition} = defineExplorer(demoData, {});
  const evaluation = evaluate(definition, {
    ...initialOf(definition.fields),
    aggregation,
    days: '7',
    thresholdOf: 'sum',
    operator: 'gt',
    breach: '100',
    limit: 'none',
  });
  if ('errors' in evaluation) throw new Error(JSON.stringify(evaluation.errors));
  return evaluation.result.outcome.rows.map(({id, cells}) => `${id} ${Number(cells[0])}`).sort();
}

describe('the lines of SQL in the table of aggregations', () => {
  it('stand for every operation', () => {
    expect(lines).toHaveLength(9);
  });

  it.each(lines)('%s: %s is what the explorer computes', (operation, line) => {
    expect(byLine(line)).toEqual(byExplorer(operation));
  });
});
