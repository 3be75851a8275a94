import {encode} from 'js-base64';
import {md5} from './hash.ts';
import {operatorOf} from './plainCondition.ts';
import {isComparison, isPattern} from './operators.ts';
import type {PlainCondition, PlainFlag} from './schema.ts';

function obfuscateCondition({attribute, operator, value}: PlainCondition): object {
  const known = operatorOf(operator, false);
  const isEncoded = isComparison(known) || isPattern(known);
  return {
    attribute: md5(attribute),
    operator: md5(operator),
    value: isEncoded
      ? encode(String(value))
      : Array.isArray(value)
        ? value.map((item) => md5(String(item)))
        : md5(String(value)),
  };
}

function obfuscateFlag(flag: PlainFlag): object {
  return {
    ...flag,
    key: md5(flag.key),
    variations: Object.fromEntries(
      Object.values(flag.variations).map(({key, value}) => [
        encode(key),
        {key: encode(key), value: encode(String(value))},
      ]),
    ),
    allocations: flag.allocations.map((allocation) => ({
      ...allocation,
      key: encode(allocation.key),
      rules: allocation.rules?.map(({conditions}) => ({
        conditions: conditions.map(obfuscateCondition),
      })),
      startAt: allocation.startAt && encode(allocation.startAt),
      endAt: allocation.endAt && encode(allocation.endAt),
      splits: allocation.splits.map(({variationKey, shards, extraLogging}) => ({
        variationKey: encode(variationKey),
        shards: shards.map((shard) => ({...shard, salt: encode(shard.salt)})),
        extraLogging:
          extraLogging &&
          Object.fromEntries(
            Object.entries(extraLogging).map(([key, value]) => [
              encode(key),
              encode(String(value)),
            ]),
          ),
      })),
    })),
  };
}

/** Turns a plain configuration into the form that client SDKs download. */
export function obfuscate(text: string): string {
  const plain = JSON.parse(text) as {flags: Record<string, PlainFlag>};
  const flags = Object.values(plain.flags).map((flag) => [md5(flag.key), obfuscateFlag(flag)]);
  return JSON.stringify({...plain, format: 'CLIENT', flags: Object.fromEntries(flags) as object});
}
