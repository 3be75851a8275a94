import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {check} from '../../src/features/checkers/AssignmentRowsChecker/check.ts';
import {EXAMPLE} from '../../src/features/checkers/AssignmentRowsChecker/example.ts';

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

  it.each([
    ['tabs', (HEAD + ROW + OTHER).replaceAll(',', '\t')],
    ['semicolons', (HEAD + ROW + OTHER).replaceAll(',', ';')],
    ['quotes', `${HEAD}${OTHER}"u1","2025-03-01 09:00:00","test","control"\n`],
    ['quotes and a byte order mark', `\uFEFF${HEAD.replace('user_id', '"user_id"')}${ROW}${OTHER}`],
    [
      'bars',
      '| user_id | assigned_at | experiment | variant |\n| --- | --- | --- | --- |\n| u1 | 2025-03-01 09:00:00 | test | control |\n| u9 | 2025-03-01 09:30:00 | test | treatment |',
    ],
    [
      'bars of a command line',
      ' user_id |     assigned_at     | experiment | variant \n---------+---------------------+------------+---------\n u1      | 2025-03-01 09:00:00 | test       | control\n u9      | 2025-03-01 09:30:00 | test       | treatment\n',
    ],
    ['the separator named first', `sep=;\n${(HEAD + ROW + OTHER).replaceAll(',', ';')}`],
    [
      'the separator named first, by Excel',
      `\uFEFFsep=,\r\n${(HEAD + ROW + OTHER).replaceAll('\n', '\r\n')}`,
    ],
    [
      'boxes',
      '┌─────────┬─────────────────────┬────────────┬───────────┐\n│ user_id │     assigned_at     │ experiment │  variant  │\n├─────────┼─────────────────────┼────────────┼───────────┤\n│ u1      │ 2025-03-01 09:00:00 │ test       │ control   │\n│ u9      │ 2025-03-01 09:30:00 │ test       │ treatment │\n└─────────┴─────────────────────┴────────────┴───────────┘\n',
    ],
    [
      'line breaks in quotes',
      'user_id,assigned_at,experiment,variant,attributes\nu1,2025-03-01 09:00:00,test,control,"{\n ""a"": 1\n}"\nu9,2025-03-01 09:30:00,test,treatment,"{}"\n',
    ],
    [
      'a separator in quotes, and a quote in a text',
      `${HEAD.trim()},note\n${ROW.trim()},"5"" or\nmore, then"\n${OTHER.trim()},5" or more\n`,
    ],
    ...[
      '(2 rows)',
      '(2 rows affected)',
      '2 rows in set (0,01 sec)',
      '2 Row(s) produced. Time Elapsed: 0.123s',
      '2 rows selected (0.1 seconds)',
      'Time taken: 0.1 seconds, Fetched: 2 row(s)',
      'Time: 0.512 ms',
      'only showing top 2 rows',
    ].map((footer) => [`a footer such as “${footer}”`, `${HEAD}${ROW}${OTHER}\n${footer}\n`]),
    [
      'a footer below bars',
      ' user_id | assigned_at | experiment | variant\n---+---+---+---\n u1 | 2025-03-01 09:00:00 | test | control\n u9 | 2025-03-01 09:30:00 | test | treatment\n(2 rows)\n',
    ],
    ['line ends of Windows', (HEAD + ROW + OTHER).replaceAll('\n', '\r\n')],
  ])('with %s are read', (_, rows) => {
    const {isGood, findings, tables} = checkRows(rows);
    expect(findings).toEqual([]);
    expect(isGood).toBe(true);
    const [[experiment, count, subjects, , , variants = ''] = []] = tables?.[0]?.rows ?? [];
    expect([experiment, count, subjects]).toEqual(['test', '2', '2']);
    expect(variants.split(', ').sort()).toEqual(['control: 1', 'treatment: 1']);
  });

  it.each([
    [
      'a missing column',
      'user_id,assigned_at,experiment\nu1,2025-03-01,test',
      ['error 1: No column was recognized as Variant.'],
    ],
    [
      'a short row',
      `${HEAD}${ROW}u2,2025-03-01 09:00:00\n${OTHER}`,
      ['error 3: This row has 2 cells; there are 4 columns.'],
    ],
    [
      'a short row below one of several lines',
      `${HEAD.trim()},note\n${ROW.trim()},"a\nb"\nu2\n`,
      [
        'error 4: This row has 1 cell; there are 5 columns.',
        'error: In `test`, only `control` has subjects to analyze, so there is nothing to compare.',
      ],
    ],
    [
      'a quote that is never closed',
      `${HEAD}${OTHER}"u2,2025-03-01 09:00:00,test,control\n${ROW}`,
      [
        'error 3: This row has 1 cell; there are 4 columns.',
        'error: In `test`, only `treatment` has subjects to analyze, so there is nothing to compare.',
      ],
    ],
    [
      'an empty variant',
      `${HEAD}${ROW}u2,2025-03-01 09:00:00,test,NULL\n${OTHER}`,
      ['error 3: Variant is empty in 1 row.'],
    ],
    [
      'a timestamp that is none',
      HEAD + ROW.replace('2025-03-01 09:00:00', '01.03.2025') + OTHER,
      ['error 2: The timestamp `01.03.2025` cannot be read as a timestamp.'],
    ],
    [
      'a day that does not exist',
      HEAD + ROW.replace('03-01', '02-30') + OTHER,
      ['error 2: The timestamp `2025-02-30 09:00:00` cannot be read as a timestamp.'],
    ],
    [
      'a time that does not exist',
      HEAD + ROW.replace('09:00', '23:75') + OTHER,
      ['error 2: The timestamp `2025-03-01 23:75:00` cannot be read as a timestamp.'],
    ],
    [
      'an hour that does not exist',
      HEAD + ROW.replace('09:00', '24:00') + OTHER,
      ['error 2: The timestamp `2025-03-01 24:00:00` cannot be read as a timestamp.'],
    ],
    [
      'dates before any log',
      HEAD + (ROW + OTHER).replaceAll('2025-03', '1970-01'),
      ['warning 2: The timestamp `1970-01-01 09:00:00` is before 2015, and 1 other row like it.'],
    ],
    [
      'one variant',
      HEAD + ROW,
      ['error: In `test`, only `control` has subjects to analyze, so there is nothing to compare.'],
    ],
    [
      'a variant of mixed subjects alone',
      `${HEAD}${ROW}${ROW.replace('control', 'treatment')}${OTHER}`,
      [
        'warning: 1 subject of 2 in `test` saw more than one variant (50.0%), such as `u1`. Eppo leaves them out, and its status check warns at this share.',
        'error: In `test`, only `treatment` has subjects to analyze, so there is nothing to compare.',
      ],
    ],
    [
      'seconds since 1970',
      HEAD + ROW.replace('2025-03-01 09:00:00', '1741165200') + OTHER,
      ['error 2: The timestamp `1741165200` is a number, not a timestamp.'],
    ],
    [
      'dates without times',
      HEAD + ROW.replace(' 09:00:00', '') + OTHER,
      ['warning 2: The timestamp `2025-03-01` is a date without a time.'],
    ],
    [
      'two ways to name the time zone',
      `${HEAD}${ROW}u2,2025-03-01T09:00:00Z,test,treatment\n`,
      [
        'warning 2: Some timestamps name a time zone, such as `2025-03-01T09:00:00Z`, and some do not, such as `2025-03-01 09:00:00`.',
      ],
    ],
    [
      'variants that differ in case',
      `${HEAD}${ROW}u2,2025-03-01 09:00:00,test,Control\n`,
      [
        'warning: In `test`, `control` and `Control` differ only in upper and lower case, and count as different variants.',
      ],
    ],
    [
      'only mixed subjects',
      `${HEAD}${ROW}${ROW.replace('control', 'treatment')}`,
      [
        'error: 1 subject of 1 in `test` saw more than one variant (100.0%), such as `u1`. Eppo leaves them out, and its status check fails at this share.',
      ],
    ],
  ])('with %s are told so', (_, rows, expected) => {
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
