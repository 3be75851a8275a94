import {checkFlag} from '../checks/index.ts';
import type {Configuration} from '../configuration.ts';
import type {Call} from '../../../../shared/sdk-calls/call.ts';
import {compare, type Comparison} from './compare.ts';
import {expectedShares} from './expectedShares.ts';
import {openAllocations} from './openAllocations.ts';
import {groupName, SUBJECTS, tally, type Group, type Tally} from './tally.ts';

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

/** What many subjects get, and what an edit changes for them. */
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

/** A version with what its subjects get. */
export interface Tallied extends Version {
  tally: Tally;
}

/** Evaluates many subjects with a version. */
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
