import valid from 'semver/functions/valid.js';
import {errorMessage} from '../../../shared/errorMessage.ts';
import {operatorOf, plainCondition, type ShownCondition, plainFlag} from './plainCondition.ts';
import {isComparison, isList, isPattern, OPERATORS} from './operators.ts';
import {
  type PlainCondition,
  type PlainAllocation,
  type PlainFlag,
  type PlainRange,
  type PlainSplit,
  flagSchema,
} from './schema.ts';
import {isJson} from './readJson.ts';
import {showValue} from './report.ts';
import {type Path, withLines, type Finding, type Problem} from './problem.ts';
import {formatRange} from './shardBars.ts';
import type {VariationTypeName} from '../../../shared/sdk-calls/variationTypes.ts';
import {describeIssue} from '../../../shared/describeProblems.ts';
import type {Configuration} from './configuration.ts';
import {md5} from './hash.ts';

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

function valueProblem({knownOperator, value}: ShownCondition): string | undefined {
  if (isPattern(knownOperator)) return patternProblem(value);
  if (isComparison(knownOperator)) return comparisonProblem(value);
  if (!isList(knownOperator)) return undefined;
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
function conditionFindings(condition: PlainCondition, isObfuscated: boolean, path: Path) {
  if (operatorOf(condition.operator, isObfuscated) === undefined) {
    const message =
      `Unknown operator "${showValue(condition.operator)}": never true. ` +
      `Known: ${OPERATORS.join(', ')}.`;
    return [warning(message, [...path, 'operator'])];
  }
  const message = valueProblem(plainCondition(condition, isObfuscated, {}));
  return warningIf(message, [...path, 'value']);
}

function rangeProblem({start, end}: PlainRange, totalShards: number): string | undefined {
  if (end <= start) return `The range from ${start} to ${end} is empty: "end" is not part of it.`;
  return start < 0 || end > totalShards
    ? `The range ${formatRange({start, end})} leaves the shards 0–${totalShards - 1}.`
    : undefined;
}

function saltProblem({shards}: PlainSplit): string | undefined {
  const salts = shards.map(({salt}) => salt);
  const twice = salts.find((salt, index) => salts.indexOf(salt) !== index);
  return twice === undefined
    ? undefined
    : `Both shards use the salt "${twice}", so exposure and split are the same draw.`;
}

function divisionProblem({splits}: PlainAllocation): string | undefined {
  const salts = new Set(splits.map(({shards}) => shards.at(-1)?.salt));
  if (splits.length === 0) return 'No splits: nobody matches.';
  if (splits.length < 2 || salts.size !== 1 || salts.has(undefined)) return undefined;
  const ranges = splits.flatMap(({shards}) => shards.at(-1)?.ranges ?? []);
  ranges.sort((a, b) => a.start - b.start);
  const overlap = ranges.find((range, index) => (ranges[index - 1]?.end ?? 0) > range.start);
  return overlap && `Ranges of the splits overlap at ${overlap.start}: the first split wins there.`;
}

/** What is wrong with a split although the evaluator accepts it. */
function splitFindings(split: PlainSplit, {variations, totalShards}: PlainFlag, path: Path) {
  const {variationKey, shards} = split;
  const unknown = Object.hasOwn(variations, variationKey)
    ? undefined
    : `No variation "${variationKey}": whoever lands here gets ASSIGNMENT_ERROR.`;
  const ofRanges = shards.flatMap(({ranges}, shard) => {
    const place = [...path, 'shards', shard, 'ranges'];
    if (ranges.length === 0) return [warning('No ranges: nobody is in this split.', place)];
    return ranges.flatMap((range, at) =>
      warningIf(rangeProblem(range, totalShards), [...place, at]),
    );
  });
  return [
    ...warningIf(unknown, [...path, 'variationKey']),
    ...warningIf(saltProblem(split), [...path, 'shards']),
    ...ofRanges,
  ];
}

const FITS: Record<VariationTypeName, (value: unknown) => boolean> = {
  STRING: (value) => typeof value === 'string',
  INTEGER: (value) => Number.isInteger(value),
  NUMERIC: (value) => typeof value === 'number',
  BOOLEAN: (value) => typeof value === 'boolean',
  JSON: isJson,
};

/** Variations whose value the flag's type does not allow, or which have two names. */
function variationFindings({variations, variationType}: PlainFlag): Finding[] {
  return Object.entries(variations).flatMap(([key, {key: name, value}]) => {
    const path = ['variations', key];
    if (!FITS[variationType](value)) {
      const wanted = variationType === 'JSON' ? 'text that holds JSON' : variationType;
      const message = `${showValue(value)} is not ${wanted}: whoever gets it gets ASSIGNMENT_ERROR.`;
      return [warning(message, path)];
    }
    return name === key
      ? []
      : [warning(`The map key is "${key}", but events name "${name}".`, path)];
  });
}

/** More findings than these say nothing to whoever mends them one by one. */
const MOST_FINDINGS = 20;

function dateFindings({startAt, endAt}: PlainAllocation, path: Path): Finding[] {
  return Object.entries({startAt, endAt}).flatMap(([field, date]) =>
    date && Number.isNaN(Date.parse(date))
      ? [warning(`"${date}" is no date that JavaScript can read.`, [...path, field])]
      : [],
  );
}

function allocationFindings(
  flag: PlainFlag,
  allocation: PlainAllocation,
  isObfuscated: boolean,
  path: Path,
): Finding[] {
  const {rules, splits, doLog} = allocation;
  const unlogged = '"doLog" is missing: JavaScript logs nothing, Python, Go and others log.';
  return [
    ...dateFindings(allocation, path),
    ...(rules ?? []).flatMap(({conditions}, rule) =>
      conditions.flatMap((condition, index) =>
        conditionFindings(condition, isObfuscated, [...path, 'rules', rule, 'conditions', index]),
      ),
    ),
    ...warningIf(divisionProblem(allocation), [...path, 'splits']),
    ...splits.flatMap((split, index) => splitFindings(split, flag, [...path, 'splits', index])),
    ...(typeof doLog === 'boolean' ? [] : [warning(unlogged, path)]),
  ];
}

function flagFindings(flag: PlainFlag, isObfuscated: boolean): Finding[] {
  return [
    ...variationFindings(flag),
    ...flag.allocations.flatMap((allocation, index) =>
      allocationFindings(flag, allocation, isObfuscated, ['allocations', index]),
    ),
  ];
}

interface CheckedFlag {
  /** Undefined when the flag is not there, or cannot be traced. */
  flag: PlainFlag | undefined;
  problems: Problem[];
}

/** Reads a flag, decoded if need be, and lists what is wrong with it by line. */
export function checkFlag(
  {flags, isObfuscated, text}: Configuration,
  flagKey: string,
): CheckedFlag {
  const mapKey = isObfuscated ? md5(flagKey) : flagKey;
  if (!Object.hasOwn(flags, mapKey)) return {flag: undefined, problems: []};
  const written = flags[mapKey];
  const {data, error} = flagSchema.safeParse(isObfuscated ? plainFlag(written) : written, {
    reportInput: true,
  });
  const findings: Finding[] = error
    ? error.issues.map((issue) => ({
        severity: 'error',
        message: describeIssue(issue).join('; '),
        path: issue.path as Path,
      }))
    : flagFindings(data, isObfuscated);
  const placed = findings
    .slice(0, MOST_FINDINGS)
    .map((finding) => ({...finding, path: ['flags', mapKey, ...finding.path]}));
  return {flag: data, problems: withLines(text, placed)};
}
