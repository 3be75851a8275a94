import {readFileSync} from 'node:fs';
import {parse, stringify} from 'yaml';
import {describe, expect, it} from 'vitest';
import {check} from '../../src/features/checkers/MetricYamlChecker/check.ts';
import {checkMetricYaml} from '../../src/features/checkers/MetricYamlChecker/checkMetricYaml.ts';
import {EXAMPLE} from '../../src/features/checkers/MetricYamlChecker/example.ts';

interface Case {
  title: string;
  /** Answer of the tool; `passes` when it said nothing. */
  tool: string;
  yaml: string;
  /** Severity, line and place; reason; fix. */
  finds: [string, string, string][];
}

const cases = parse(readFileSync('tests/checkers/metricFiles.yaml', 'utf8')) as Case[];

function findsIn(yaml: string): string[][] {
  return checkMetricYaml(yaml).map(({severity, line, place, message, fix}) => [
    `${severity} at ${line}${place ? ` ${place}` : ''}`,
    message,
    fix ?? '',
  ]);
}

describe('a metrics file', () => {
  it.each(cases)('with $title is told where, why and what to do', ({yaml, finds}) => {
    expect(findsIn(yaml)).toEqual(finds);
  });

  it.each(cases)('with $title stops the tool, or only warns', ({yaml, tool}) => {
    const isStopped = checkMetricYaml(yaml).some(({severity}) => severity === 'error');
    expect(isStopped).toBe(tool !== 'passes');
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
      'Write it in quotes: `"true"`.',
      'Write it in quotes: `"false"`.',
      'Write it in quotes: `"2025-03-01"`.',
    ]);
  });

  it('without fact sources only warns that its facts could not be looked up', () => {
    const {metrics} = parse(EXAMPLE) as {metrics: object[]};
    expect(checkMetricYaml(stringify({metrics})).map(({severity}) => severity)).toEqual([
      'warning',
    ]);
  });

  it.each(['&a [*a]', 'metrics: *nowhere', '? [a]\n: b', '- a', '1', '"', '%YAML 9', '\u0000'])(
    'that reads %j gets an answer',
    (yaml) => {
      expect(checkMetricYaml(yaml).length).toBeGreaterThan(0);
    },
  );
});

describe('the answer', () => {
  it('counts errors and warnings of the example', () => {
    const {isGood, summary, findings} = check({yaml: EXAMPLE});
    expect(isGood).toBe(false);
    expect(summary).toBe('The tool would stop: 1 error and 1 warning.');
    expect(findings).toHaveLength(2);
  });

  it('refuses what is too long to be checked while typing', () => {
    expect(check({yaml: '#'.repeat(300_001)}).summary).toMatch(/has 300,001 characters; at most/);
  });
});
