import {decodeText} from './plainCondition.ts';
import {isRecord} from './isRecord.ts';

const map = (value: unknown, change: (item: Record<string, unknown>) => unknown): unknown =>
  Array.isArray(value) ? value.map((item) => (isRecord(item) ? change(item) : item)) : value;

const text = (value: unknown): unknown => (typeof value === 'string' ? decodeText(value) : value);

function plainValue(value: unknown, type: unknown): unknown {
  if (typeof value !== 'string') return value;
  const plain = decodeText(value);
  if (type === 'BOOLEAN') return plain === 'true';
  return type === 'INTEGER' || type === 'NUMERIC' ? Number(plain) : plain;
}

function plainMap(value: unknown, change: (item: unknown) => unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [decodeText(key), change(item)]),
  );
}

/**
 * Decodes what of an obfuscated flag can be decoded, so that it can be shown. Attribute names,
 * operators and values of lists stay hashes; so do conditions as a whole, which the evaluator is
 * asked about as they are.
 */
export function plainFlag(flag: unknown): unknown {
  if (!isRecord(flag)) return flag;
  return {
    ...flag,
    variations: plainMap(flag.variations, (variation) =>
      isRecord(variation)
        ? {
            ...variation,
            key: text(variation.key),
            value: plainValue(variation.value, flag.variationType),
          }
        : variation,
    ),
    allocations: map(flag.allocations, (allocation) => ({
      ...allocation,
      key: text(allocation.key),
      startAt: text(allocation.startAt),
      endAt: text(allocation.endAt),
      splits: map(allocation.splits, (split) => ({
        ...split,
        variationKey: text(split.variationKey),
        extraLogging: plainMap(split.extraLogging, text),
        shards: map(split.shards, (shard) => ({...shard, salt: text(shard.salt)})),
      })),
    })),
  };
}
