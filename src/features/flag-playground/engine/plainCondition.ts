import {md5} from './hash.ts';
import {OPERATORS, plainOperator, type Operator, isList} from './operators.ts';
import type {PlainCondition} from './schema.ts';
import {decode} from 'js-base64';
import {isRecord} from './readJson.ts';

const byHash = new Map<string, Operator>(OPERATORS.map((name) => [md5(name), name]));

/** The operator a name stands for; hashed names occur in obfuscated configurations. */
export function operatorOf(name: string, isObfuscated: boolean): Operator | undefined {
  return isObfuscated ? byHash.get(name) : plainOperator(name);
}

/** Decodes a text of an obfuscated configuration; what is no Base64 is shown as it stands. */
function decodeText(text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** A condition in words; parts that are hashes nobody can guess stay undefined or hashes. */
export interface ShownCondition {
  attribute: string;
  operator: string;
  knownOperator: Operator | undefined;
  value: unknown;
}

const TRUE = md5('true');

/** Replaces hashes by the texts among `guesses` that they were made from. */
function unhash(hash: unknown, guesses: readonly string[]): unknown {
  return guesses.find((guess) => md5(guess) === hash) ?? hash;
}

/**
 * Returns a condition as it can be shown.
 *
 * @param attributes of the subject: in an obfuscated condition, a hash is read as the attribute
 * name or value that it was made from.
 */
export function plainCondition(
  condition: PlainCondition,
  isObfuscated: boolean,
  attributes: Readonly<Record<string, unknown>>,
): ShownCondition {
  const operator = operatorOf(condition.operator, isObfuscated);
  const shown = {...condition, knownOperator: operator, operator: operator ?? condition.operator};
  if (!isObfuscated) return {...shown, value: condition.value};
  const attribute = unhash(condition.attribute, ['id', ...Object.keys(attributes)]) as string;
  const {value} = condition;
  if (operator === 'IS_NULL') return {...shown, attribute, value: value === TRUE};
  if (isList(operator) && Array.isArray(value)) {
    const held = attributes[attribute];
    const guesses = held === undefined || held === null ? [] : [String(held)];
    return {...shown, attribute, value: value.map((item: unknown) => unhash(item, guesses))};
  }
  return {...shown, attribute, value: typeof value === 'string' ? decodeText(value) : value};
}

const mapRecords = (value: unknown, change: (item: Record<string, unknown>) => unknown): unknown =>
  Array.isArray(value) ? value.map((item) => (isRecord(item) ? change(item) : item)) : value;

const decodedText = (value: unknown): unknown =>
  typeof value === 'string' ? decodeText(value) : value;

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
            key: decodedText(variation.key),
            value: plainValue(variation.value, flag.variationType),
          }
        : variation,
    ),
    allocations: mapRecords(flag.allocations, (allocation) => ({
      ...allocation,
      key: decodedText(allocation.key),
      startAt: decodedText(allocation.startAt),
      endAt: decodedText(allocation.endAt),
      splits: mapRecords(allocation.splits, (split) => ({
        ...split,
        variationKey: decodedText(split.variationKey),
        extraLogging: plainMap(split.extraLogging, decodedText),
        shards: mapRecords(split.shards, (shard) => ({...shard, salt: decodedText(shard.salt)})),
      })),
    })),
  };
}
