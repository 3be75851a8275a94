import {type Tally, groupName, SUBJECTS, tally, type Group} from './tally.ts';
import {md5} from '../hash.ts';
import type {Configuration} from '../configuration.ts';
import type {Call} from '../../../../shared/sdk-calls/call.ts';
import {probeGates, type Gate} from '../probe.ts';
import type {PlainFlag} from '../schema.ts';
import {checkFlag} from '../checks.ts';
import {expectedShares} from './expectedShares.ts';

/** How many subjects an edit leaves alone, moves, takes in and lets go. */
export interface Comparison {
  stay: number;
  /** From one variation to another. */
  move: number;
  /** From the default to a variation. */
  join: number;
  /** From a variation to the default. */
  leave: number;
  /** What changes, the most frequent first; null is the default. */
  changes: {from: string | null; to: string | null; subjects: number}[];
}

function compare(before: Tally, after: Tally): Comparison {
  const counts = new Map<string, Comparison['changes'][number]>();
  const result: Comparison = {stay: 0, move: 0, join: 0, leave: 0, changes: []};
  before.members.forEach((group, subject) => {
    const from = before.groups[group]?.variation ?? null;
    const to = after.groups[after.members[subject] ?? -1]?.variation ?? null;
    if (from === to) {
      result.stay += 1;
      return;
    }
    result[from === null ? 'join' : to === null ? 'leave' : 'move'] += 1;
    const name = JSON.stringify([from, to]);
    const change = counts.get(name) ?? {from, to, subjects: 0};
    change.subjects += 1;
    counts.set(name, change);
  });
  return {...result, changes: [...counts.values()].sort((a, b) => b.subjects - a.subjects)};
}

function dependsOnKey({allocations}: PlainFlag, {isObfuscated}: Configuration): boolean {
  const id = isObfuscated ? md5('id') : 'id';
  return allocations.some(({rules}) =>
    rules?.some(({conditions}) => conditions.some(({attribute}) => attribute === id)),
  );
}

/**
 * Whether each allocation of a flag is open to subjects with the attributes of a call.
 *
 * @returns undefined when that differs from subject to subject, or cannot be evaluated.
 */
function openAllocations(
  configuration: Configuration,
  flag: PlainFlag,
  call: Call,
): boolean[] | undefined {
  const {isObfuscated, flags} = configuration;
  if (!Object.hasOwn(call.attributes, 'id') && dependsOnKey(flag, configuration)) return undefined;
  const written = flags[isObfuscated ? md5(call.flagKey) : call.flagKey] as {allocations: Gate[]};
  const gates = written.allocations.map(({rules, startAt, endAt}) => ({rules, startAt, endAt}));
  const outcomes = probeGates(gates, isObfuscated, {...call, subjectKey: 'user-1'});
  return outcomes.every((outcome) => 'holds' in outcome)
    ? outcomes.map((outcome) => 'holds' in outcome && outcome.holds)
    : undefined;
}

/** The 97.5% point of the normal distribution. */
const Z = 1.96;

/** The counts that 95 of 100 sets of subjects stay within when a share of all is expected. */
export function countInterval(share: number, subjects: number): [low: number, high: number] {
  const middle = share * subjects;
  const reach = Z * Math.sqrt(subjects * share * (1 - share));
  return [Math.max(0, Math.floor(middle - reach)), Math.min(subjects, Math.ceil(middle + reach))];
}

/** A group with its size, and the size that the ranges promise. */
export interface CountedGroup extends Group {
  subjects: number;
  /** Share of all; undefined when it cannot be told beforehand. */
  expected?: number;
  interval?: [low: number, high: number];
}

export interface ManyReport {
  total: number;
  groups: CountedGroup[];
  /** Missing when there is nothing to compare with. */
  comparison?: Comparison;
}

interface Version {
  configuration: Configuration;
  call: Call;
}

export interface Tallied extends Version {
  tally: Tally;
}

export function tallied({configuration, call}: Version): Tallied {
  return {configuration, call, tally: tally(configuration, call)};
}

function sharesOf({configuration, call}: Version): ReadonlyMap<string, number> | undefined {
  const {flag} = checkFlag(configuration, call.flagKey);
  const isOpen = flag?.enabled && openAllocations(configuration, flag, call);
  return flag && isOpen && flag.variationType === call.variationType
    ? expectedShares(flag, isOpen)
    : undefined;
}

function count({groups, members}: Tally, shares: ReadonlyMap<string, number> | undefined) {
  const sizes = groups.map(() => 0);
  members.forEach((group) => (sizes[group] = (sizes[group] ?? 0) + 1));
  return groups
    .map((group, index): CountedGroup => {
      const expected = shares?.get(groupName(group));
      const promise =
        expected === undefined ? {} : {expected, interval: countInterval(expected, SUBJECTS)};
      return {...group, subjects: sizes[index] ?? 0, ...promise};
    })
    .sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity));
}

/** Counts what the subjects get, and what is another than with the version before an edit. */
export function manySubjects(after: Tallied, before?: Tallied): ManyReport {
  const groups = count(after.tally, sharesOf(after));
  if (!before) return {total: SUBJECTS, groups};
  return {total: SUBJECTS, groups, comparison: compare(before.tally, after.tally)};
}
