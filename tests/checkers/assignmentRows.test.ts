import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {check} from '../../src/features/checkers/AssignmentRowsChecker/check.ts';
import {EXAMPLE} from '../../src/features/checkers/AssignmentRowsChecker/example.ts';
import {readLines} from '../support/readLines.ts';

const unnamed = {subject: '', timestamp: '', experiment: '', variant: ''};
const checkRows = (rows: string, named: Partial<typeof unnamed> = {}) =>
  check({...unnamed, ...named, rows});
const messages = (rows: string) =>
  checkRows(rows).findings.map(
    ({severity, line, message}) => `${severity}${line ? ` ${line}` : ''}: ${message}`,
  );

const HEAD = 'user_id,assigned_at,experiment,variant\n';
const ROW = 'u1,2025-03-01 09:00:00,test,control\n';
const OTHER = 'u9,2025-03-01 09:30:00,test,treatment\n';

/** What is special about some rows, the rows, and what is told about them, if anything. */
const cases = readLines('tests/checkers/assignmentRows.jsonl') as [
  string,
  string,
  string[] | null,
][];

describe('rows of an assignment log', () => {
  it('of the demo data set give the figures that the page shows', () => {
    const [head, ...lines] = readFileSync('static/demo/assignments.csv', 'utf8').trim().split('\n');
    const redesign = lines.filter((line) => line.includes('checkout_redesign'));
    const {isGood, findings, tables} = checkRows([head, ...redesign].join('\n'));
    expect(isGood).toBe(true);
    expect(findings.map(({message}) => message)).toEqual([
      '1 subject of 11 in `checkout_redesign` saw more than one variant (9.1%), such as `u11`. Eppo leaves them out, and its status check passes at this share.',
    ]);
    expect(tables?.[0]?.rows).toEqual([
      ['checkout_redesign', '14', '11', '2', '1', 'control: 5, treatment: 5'],
    ]);
  });

  it.each(cases.filter(([, , told]) => !told))('with %s are read', (_, rows) => {
    const {isGood, findings, tables} = checkRows(rows);
    expect(findings).toEqual([]);
    expect(isGood).toBe(true);
    const [[experiment, count, subjects, , , variants = ''] = []] = tables?.[0]?.rows ?? [];
    expect([experiment, count, subjects]).toEqual(['test', '2', '2']);
    expect(variants.split(', ').sort()).toEqual(['control: 1', 'treatment: 1']);
  });

  it.each(cases.filter(([, , told]) => told))('with %s are told so', (_, rows, expected) => {
    expect(messages(rows)).toEqual(expected);
  });

  it('are of the future from the day after tomorrow on', () => {
    const messagesOn = (date: string) =>
      check({...unnamed, rows: HEAD + ROW + OTHER}, Date.parse(date)).findings;
    expect(messagesOn('2025-02-28T00:00:00Z')).toEqual([]);
    expect(messagesOn('2025-02-27T23:00:00Z')).toMatchObject([
      {severity: 'warning', line: 2, message: expect.stringContaining('is in the future')},
    ]);
  });

  it('take the columns that are named', () => {
    const rows = `who,when,what,arm\n${ROW}${OTHER}`;
    expect(checkRows(rows).summary).toBe('4 required columns are missing.');
    const named = {subject: 'who', timestamp: 'WHEN', experiment: 'what', variant: 'arm'};
    expect(checkRows(rows, named).isGood).toBe(true);
    expect(checkRows(rows, {...named, variant: 'arms'}).findings[0]).toMatchObject({
      message: 'There is no column `arms` for Variant.',
      fix: expect.stringContaining('Did you mean `arm`?'),
    });
  });

  it.each([
    ['visitor', ['landing_hero', '10', '6', '4', '0', 'control: 3, treatment: 3']],
    ['store', ['loyalty_banner', '12', '4', '8', '0', 'control: 2, treatment: 2']],
  ])('of two IDs are counted by the %s once it is named', (entity, row) => {
    const rows = readFileSync(`static/demo/${entity}_assignments.csv`, 'utf8');
    const {isGood, summary, findings, tables} = checkRows(rows);
    expect([isGood, summary, tables]).toEqual([
      false,
      'Say which column is the subject.',
      undefined,
    ]);
    expect(findings.map(({message}) => message)).toEqual([
      `Which one was randomized: \`${entity}_id\` or \`user_id\`?`,
    ]);
    const named = checkRows(rows, {subject: `${entity}_id`});
    expect(named.tables?.[0]?.rows).toEqual([row]);
    expect(named.summary).toContain(
      `Columns read: ${entity}_id, assigned_at, experiment, variant.`,
    );
  });

  it('of an SDK need no answer: `subject` is what was randomized', () => {
    const rows =
      'subject,user_id,timestamp,experiment,variation,allocation_id\nc1,u1,2025-03-01 09:00:00,test,control,7\nc1,u2,2025-03-01 10:00:00,test,treatment,7\n';
    expect(messages(rows)).toEqual([
      expect.stringMatching(/^error: 1 subject of 1 in `test` saw more than one variant/),
    ]);
  });

  it('with IDs of a flag and a variant need no answer: nobody randomizes those', () => {
    const rows =
      'company_id,assigned_at,experiment_id,flag_id,variant,variant_id\nc1,2025-03-01 09:00:00,test,1,control,2\nc2,2025-03-01 09:00:00,test,1,treatment,3\n';
    expect(checkRows(rows)).toMatchObject({isGood: true, findings: []});
  });

  it('that there are none of are asked for', () => {
    expect(checkRows(' \n').summary).toMatch(/^Paste rows/);
    expect(checkRows(HEAD).summary).toMatch(/no rows below/);
    for (const json of ['{"subject":"u1"}\n{"subject":"u2"}', '\n[{"subject": "u1"}]']) {
      expect(checkRows(json).summary).toMatch(/^Paste a table with column names, not JSON/);
    }
  });

  it('of the example have each mistake that it is made for', () => {
    expect(messages(EXAMPLE)).toEqual([
      'error 8: The timestamp `1741165200` is a number, not a timestamp.',
      expect.stringMatching(/^warning: 1 subject of 5 .* warns at this share\.$/),
    ]);
  });
});
