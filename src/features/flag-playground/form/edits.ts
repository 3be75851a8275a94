import {applyEdits, modify} from 'jsonc-parser';
import type {Path} from '../engine/problem.ts';
import type {PlainFlag} from '../engine/schema.ts';
import type {VariationTypeName} from '../../../shared/sdk-calls/variationTypes.ts';

export interface Edit {
  /** From the flag to the value. */
  path: Path;
  /** Undefined removes what is there. */
  value: unknown;
  /** Whether the value is put before what is there, instead of in its place. */
  isInsertion?: boolean;
}

const FORMATTING = {insertSpaces: true, tabSize: 2};

/** Writes changes of a flag into the text of its configuration; all else stays as it is written. */
export function editFlag(text: string, flagKey: string, edits: readonly Edit[]): string {
  return edits.reduce((written, {path, value, isInsertion = false}) => {
    const options = {formattingOptions: FORMATTING, isArrayInsertion: isInsertion};
    return applyEdits(written, modify(written, ['flags', flagKey, ...path], value, options));
  }, text);
}

/** A name that is not taken: the wanted one with the first number that makes it so. */
function freshName(wanted: string, taken: readonly string[]): string {
  let count = taken.length + 1;
  while (taken.includes(`${wanted} ${count}`)) count += 1;
  return `${wanted} ${count}`;
}

const FIRST_VALUES: Record<VariationTypeName, string | number | boolean> = {
  STRING: '',
  INTEGER: 0,
  NUMERIC: 0,
  BOOLEAN: false,
  JSON: '{}',
};

/** Adds a variation that no split gives yet. */
export function addVariation({variations, variationType}: PlainFlag): Edit[] {
  const key = freshName('variation', Object.keys(variations)).replace(' ', '-');
  return [{path: ['variations', key], value: {key, value: FIRST_VALUES[variationType]}}];
}

/** Gives a variation another key, in the splits, too. */
export function renameVariation(flag: PlainFlag, from: string, to: string): Edit[] {
  const entries = Object.entries(flag.variations).map(([key, variation]) =>
    key === from ? [to, {...variation, key: to}] : [key, variation],
  );
  const splits = flag.allocations.flatMap((allocation, index) =>
    allocation.splits.flatMap(({variationKey}, at) =>
      variationKey === from
        ? [{path: ['allocations', index, 'splits', at, 'variationKey'], value: to}]
        : [],
    ),
  );
  return [{path: ['variations'], value: Object.fromEntries(entries)}, ...splits];
}

/** The value of a variation that a typed text stands for, or what is wrong with the text. */
export function readVariationValue(
  text: string,
  type: VariationTypeName,
): {value: string | number} | {error: string} {
  if (type === 'STRING' || type === 'JSON') return {value: text};
  const number = text.trim() === '' ? NaN : Number(text);
  if (type === 'INTEGER' && !Number.isInteger(number)) {
    return {error: `Write a whole number, not “${text}”.`};
  }
  return Number.isFinite(number) ? {value: number} : {error: `Write a number, not “${text}”.`};
}

/** Adds an allocation at the end, which gives everybody the first variation. */
export function addAllocation({allocations, variations}: PlainFlag): Edit[] {
  const key = freshName(
    'Allocation',
    allocations.map((allocation) => allocation.key),
  );
  const variationKey = Object.keys(variations)[0] ?? '';
  const value = {key, rules: [], splits: [{variationKey, shards: []}], doLog: true};
  return [{path: ['allocations', allocations.length], value, isInsertion: true}];
}

export function swapAllocations({allocations}: PlainFlag, one: number, other: number): Edit[] {
  return [
    {path: ['allocations', one], value: allocations[other]},
    {path: ['allocations', other], value: allocations[one]},
  ];
}
