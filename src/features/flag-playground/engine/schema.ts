import * as z from 'zod/mini';
import {VARIATION_TYPES} from '../../../shared/sdk-calls/call.ts';

const text = z.string('must be text');
const number = z.number('must be a number');

const range = z.looseObject({start: number, end: number}, 'must be {"start": …, "end": …}');

const shard = z.looseObject(
  {salt: text, ranges: z.array(range, 'must be a list of ranges')},
  'must be {"salt": …, "ranges": […]}',
);

const split = z.looseObject(
  {
    variationKey: text,
    shards: z.array(shard, 'must be a list of shards'),
    extraLogging: z.nullish(z.record(z.string(), z.unknown(), 'must be a map of text')),
  },
  'must be {"variationKey": …, "shards": […]}',
);

const condition = z.looseObject(
  {attribute: text, operator: text, value: z.optional(z.unknown())},
  'must be {"attribute": …, "operator": …, "value": …}',
);

const rule = z.looseObject(
  {conditions: z.array(condition, 'must be a list of conditions')},
  'must be {"conditions": […]}',
);

const allocation = z.looseObject(
  {
    key: text,
    rules: z.nullish(z.array(rule, 'must be a list of rules')),
    startAt: z.nullish(text),
    endAt: z.nullish(text),
    splits: z.array(split, 'must be a list of splits'),
    doLog: z.nullish(z.boolean('must be true or false')),
  },
  'must be {"key": …, "splits": […], "doLog": …}',
);

const variation = z.looseObject(
  {
    key: text,
    value: z.union([z.string(), z.number(), z.boolean()], 'must be text, a number, true or false'),
  },
  'must be {"key": …, "value": …}',
);

/** A flag as far as it is traced; the evaluator itself gets what was written. */
export const flagSchema = z.looseObject(
  {
    key: text,
    enabled: z.boolean('must be true or false'),
    variationType: z.enum(VARIATION_TYPES, `must be one of ${VARIATION_TYPES.join(', ')}`),
    variations: z.record(z.string(), variation, 'must be a map of variations'),
    allocations: z.array(allocation, 'must be a list of allocations'),
    totalShards: z
      .int('must be a whole number')
      .check(z.minimum(1, 'must be at least 1'), z.maximum(2 ** 32, 'must be at most 4294967296')),
  },
  'must be a flag: an object in braces',
);

export type PlainFlag = z.infer<typeof flagSchema>;
export type PlainAllocation = z.infer<typeof allocation>;
export type PlainSplit = z.infer<typeof split>;
export type PlainRange = z.infer<typeof range>;
export type PlainCondition = z.infer<typeof condition>;
