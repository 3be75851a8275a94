import {describeIssue} from '../../../../shared/describeProblems.ts';
import type {Configuration} from '../configuration.ts';
import {md5} from '../hash.ts';
import {plainFlag} from '../plainFlag.ts';
import {withLines} from '../places.ts';
import type {Finding, Path, Problem} from '../problem.ts';
import {flagSchema, type PlainAllocation, type PlainFlag} from '../schema.ts';
import {conditionProblem} from './conditions.ts';
import {splitProblems} from './splits.ts';
import {variationProblems} from './variations.ts';

/** More findings than these say nothing to whoever mends them one by one. */
const MOST_FINDINGS = 20;

const warning = (message: string, path: Path): Finding => ({severity: 'warning', message, path});

function dateFindings({startAt, endAt}: PlainAllocation): Finding[] {
  return Object.entries({startAt, endAt}).flatMap(([field, date]) =>
    date && Number.isNaN(Date.parse(date))
      ? [warning(`"${date}" is no date that JavaScript can read.`, [field])]
      : [],
  );
}

function ruleFindings({rules}: PlainAllocation, isObfuscated: boolean): Finding[] {
  return (rules ?? []).flatMap(({conditions}, rule) =>
    conditions.flatMap((condition, index) => {
      const found = conditionProblem(condition, isObfuscated);
      return found
        ? [warning(found.message, ['rules', rule, 'conditions', index, found.field])]
        : [];
    }),
  );
}

function flagFindings(flag: PlainFlag, isObfuscated: boolean): Finding[] {
  const variations = variationProblems(flag).map(([key, message]) =>
    warning(message, ['variations', key]),
  );
  const allocations = flag.allocations.flatMap((allocation, index) =>
    [
      ...dateFindings(allocation),
      ...ruleFindings(allocation, isObfuscated),
      ...splitProblems(allocation, flag).map(({message, path}) => warning(message, path)),
      ...(typeof allocation.doLog === 'boolean'
        ? []
        : [warning('"doLog" is missing: JavaScript logs nothing, Python, Go and others log.', [])]),
    ].map((finding) => ({...finding, path: ['allocations', index, ...finding.path]})),
  );
  return [...variations, ...allocations];
}

/** A flag of a configuration with what is wrong with it. */
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
