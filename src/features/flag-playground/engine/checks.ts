import valid from 'semver/functions/valid.js';
import {errorMessage} from '../../../shared/errorMessage.ts';
import {
  isComparison,
  isList,
  isPattern,
  OPERATORS,
  plainOperator,
  type Operator,
} from './operators.ts';
import {flagSchema, type PlainCondition, type PlainFlag} from './schema.ts';
import {isJson} from './readJson.ts';
import {showValue} from './report.ts';
import {type Path, withLines, type Finding, type Problem} from './problem.ts';
import type {VariationTypeName} from '../../../shared/sdk-calls/call.ts';
import {describeIssue} from '../../../shared/describeProblems.ts';
import type {Configuration} from './configuration.ts';

function patternProblem(value: unknown): string | undefined {
  try {
    new RegExp(value as string);
    return undefined;
  } catch (error) {
    return `${errorMessage(error)}. With it the whole flag ends with ASSIGNMENT_ERROR.`;
  }
}

function comparisonProblem(value: unknown): string | undefined {
  const isNumber = typeof value === 'number' || (value !== '' && !Number.isNaN(Number(value)));
  return isNumber || (typeof value === 'string' && valid(value) !== null)
    ? undefined
    : `"${showValue(value)}" is neither a number nor a version such as 2.3.0, so it is never true.`;
}

function valueProblem(operator: Operator, value: unknown): string | undefined {
  if (isPattern(operator)) return patternProblem(value);
  if (isComparison(operator)) return comparisonProblem(value);
  if (!isList(operator)) return undefined;
  if (!Array.isArray(value)) {
    return 'The value must be a list of texts. As it is, the flag ends with ASSIGNMENT_ERROR.';
  }
  const other = value.find((item) => typeof item !== 'string');
  return other === undefined
    ? undefined
    : `Every item must be text; ${showValue(other)} matches nothing.`;
}

const warning = (message: string, path: Path): Finding => ({severity: 'warning', message, path});

/** A finding at a place, if there is something to say. */
const warningIf = (message: string | undefined, path: Path): Finding[] =>
  message === undefined ? [] : [warning(message, path)];

/** What is wrong with a condition although the evaluator accepts it. */
function conditionFindings({operator, value}: PlainCondition, path: Path): Finding[] {
  const known = plainOperator(operator);
  if (known) return warningIf(valueProblem(known, value), [...path, 'value']);
  const names = OPERATORS.join(', ');
  const message = `Unknown operator "${showValue(operator)}": never true. Known: ${names}.`;
  return [warning(message, [...path, 'operator'])];
}

const FITS: Record<VariationTypeName, (value: unknown) => boolean> = {
  STRING: (value) => typeof value === 'string',
  INTEGER: (value) => Number.isInteger(value),
  NUMERIC: (value) => typeof value === 'number',
  BOOLEAN: (value) => typeof value === 'boolean',
  JSON: isJson,
};

/** Variations whose value the flag's type does not allow. */
function variationFindings({variations, variationType}: PlainFlag): Finding[] {
  const wanted = variationType === 'JSON' ? 'text that holds JSON' : variationType;
  return Object.entries(variations)
    .filter(([, {value}]) => !FITS[variationType](value))
    .map(([key, {value}]) =>
      warning(`${showValue(value)} is not ${wanted}: whoever gets it gets ASSIGNMENT_ERROR.`, [
        'variations',
        key,
      ]),
    );
}

/** More findings than these say nothing to whoever mends them one by one. */
const MOST_FINDINGS = 20;

function flagFindings(flag: PlainFlag): Finding[] {
  const {allocations, variations} = flag;
  const unknown = (key: string): string | undefined =>
    Object.hasOwn(variations, key)
      ? undefined
      : `No variation "${key}": whoever lands here gets ASSIGNMENT_ERROR.`;
  return [
    ...variationFindings(flag),
    ...allocations.flatMap(({rules, splits}, index) => {
      const path = ['allocations', index];
      return [
        ...(rules ?? []).flatMap(({conditions}, rule) =>
          conditions.flatMap((condition, at) =>
            conditionFindings(condition, [...path, 'rules', rule, 'conditions', at]),
          ),
        ),
        ...splits.flatMap(({variationKey}, at) =>
          warningIf(unknown(variationKey), [...path, 'splits', at, 'variationKey']),
        ),
      ];
    }),
  ];
}

interface CheckedFlag {
  /** Undefined when the flag is not there, or cannot be traced. */
  flag: PlainFlag | undefined;
  problems: Problem[];
}

/** Reads a flag, and lists what is wrong with it by line. */
export function checkFlag({flags, text}: Configuration, flagKey: string): CheckedFlag {
  if (!Object.hasOwn(flags, flagKey)) return {flag: undefined, problems: []};
  const {data, error} = flagSchema.safeParse(flags[flagKey], {reportInput: true});
  const findings: Finding[] = error
    ? error.issues.map((issue) => ({
        severity: 'error',
        message: describeIssue(issue).join('; '),
        path: issue.path as Path,
      }))
    : flagFindings(data);
  const placed = findings
    .slice(0, MOST_FINDINGS)
    .map((finding) => ({...finding, path: ['flags', flagKey, ...finding.path]}));
  return {flag: data, problems: withLines(text, placed)};
}
