import {readFileSync} from 'node:fs';
import {parse, stringify} from 'yaml';
import {describe, expect, it} from 'vitest';
import {check} from '../../src/features/checkers/MetricYamlChecker/check.ts';
import {checkMetricYaml} from '../../src/features/checkers/MetricYamlChecker/checkMetricYaml.ts';
import {EXAMPLE} from '../../src/features/checkers/MetricYamlChecker/example.ts';
import {readLines} from '../support/readLines.ts';

interface Case {
  title: string;
  /** Answer of eppo_metrics_sync 0.2.0 when it was run on the file; `passes` when it said nothing. */
  tool: string;
  yaml: string;
  /** Severity, line and place; reason; fix. */
  finds: [string, string, string][];
}

const {shop, small: base} = parse(readFileSync('tests/checkers/metricBases.yaml', 'utf8')) as {
  shop: string;
  small: string;
};
const bases = {shop, small: base, none: ''};

/** Each line: title, answer of the tool, file to change, what is replaced, by what, and what is found. */
const cases = readLines('tests/checkers/metricCases.jsonl').map((line): Case => {
  const [title, tool, of, replaced, by, finds] = line as [
    ...[string, string, keyof typeof bases, string, string],
    Case['finds'],
  ];
  return {title, tool, finds, yaml: bases[of].replace(replaced, () => by)};
});

function findsIn(yaml: string): string[][] {
  return checkMetricYaml(yaml).map(({severity, line, place, message, fix}) => [
    `${severity} at ${line}${place ? ` ${place}` : ''}`,
    message,
    fix ?? '',
  ]);
}

describe('a metrics file', () => {
  it.each(cases)('with $title is told where, why and what to do', ({yaml, tool, finds}) => {
    expect(findsIn(yaml)).toEqual(finds);
    expect(finds.some(([at]) => at.startsWith('error'))).toBe(tool !== 'passes');
  });

  it('reads words as the tool does, YAML 1.1', () => {
    const withValues = (values: string) =>
      EXAMPLE.replace(
        '      operation: sum\n',
        `      operation: sum\n      filters:\n        - fact_property: Category\n          operation: equals\n          values: [${values}]\n`,
      );
    const wrongTypes = (values: string) =>
      checkMetricYaml(withValues(values)).filter(({place}) => place?.includes('values['));
    expect(wrongTypes('y, n, Y, "yes"')).toEqual([]);
    expect(wrongTypes('yes, off, 2025-03-01').map(({fix}) => fix)).toEqual([
      'Write it in quotes: `"yes"`.',
      'Write it in quotes: `"off"`.',
      'Write it in quotes: `"2025-03-01"`.',
    ]);
  });

  it('without fact sources only warns that its facts could not be looked up', () => {
    const {metrics} = parse(EXAMPLE) as {metrics: object[]};
    expect(checkMetricYaml(stringify({metrics})).map(({severity}) => severity)).toEqual([
      'warning',
    ]);
  });

  it('with the line breaks of Windows and a directive is the same file', () => {
    expect(findsIn(`%YAML 1.3\n---\n${base}`.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  it('with one alias in each metric is read', () => {
    const metric = '  - {name: M, entity: *user, numerator: {fact_name: A, operation: sum}}\n';
    const texts = findsIn(`user: &user User\n${base}${metric.repeat(200)}`).map(([, text]) => text);
    expect(texts[0]).toContain('`user` has no effect');
    expect(texts.slice(1)).toEqual(Array(200).fill('A second metric is called `M`.'));
  });

  it('whose aliases grow without end is not unfolded', () => {
    const layers = [...'bcdefgh'].map(
      (name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]}, `.repeat(9)}]\n`,
    );
    const [[at, message] = []] = findsIn(`a: &a [x]\n${layers.join('')}${base}`);
    expect(at).toBe('error at undefined');
    expect(message).toMatch(/^Excessive alias count/);
  });

  it.each([
    '&a [*a]',
    'metrics: *nowhere',
    'metrics: []\n<<: A',
    'x: &x {operation: {toString: a}}\nmetrics: [{numerator: {<<: *x}}]',
    '? [a]\n: b',
    '- a',
    '1',
    '"',
    '%YAML 9',
    '\u0000',
  ])('that reads %j gets an answer', (yaml) => {
    expect(checkMetricYaml(yaml).length).toBeGreaterThan(0);
  });
});

describe('the answer', () => {
  it('to metrics alone is that the tool accepts them only with their facts', () => {
    const {metrics} = parse(base) as {metrics: object[]};
    const alone = check({yaml: stringify({metrics})});
    expect(alone.isGood).toBe(false);
    expect(alone.summary).toMatch(/^The tool accepts it only together .* of its metrics\.$/);
  });

  it('counts errors and warnings of the example', () => {
    const {isGood, summary, findings} = check({yaml: EXAMPLE});
    expect(isGood).toBe(false);
    expect(summary).toBe('The tool would stop: 1 error. 1 warning about what it does not check.');
    expect(findings).toHaveLength(2);
  });

  it('refuses what is too long to be checked while typing', () => {
    expect(check({yaml: '#'.repeat(300_001)}).summary).toMatch(/has 300,001 characters; at most/);
  });
});
