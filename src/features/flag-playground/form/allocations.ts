import type {PlainFlag} from '../engine/schema.ts';
import type {Edit} from './edits.ts';
import {freshName} from './variations.ts';

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

/** Lets two allocations change places. */
export function swapAllocations({allocations}: PlainFlag, one: number, other: number): Edit[] {
  return [
    {path: ['allocations', one], value: allocations[other]},
    {path: ['allocations', other], value: allocations[one]},
  ];
}
