import {isComparison, isList, type Operator} from '../engine/operators.ts';

/** The value of a condition as a text to edit; a list has a line for each item. */
export function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfValue).join('\n');
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

export function valueOfText(text: string, operator: Operator | undefined): unknown {
  if (isList(operator)) return text.split('\n').filter((line) => line !== '');
  if (operator === 'IS_NULL') return text !== 'false';
  const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
  return isComparison(operator) && isNumber ? Number(text) : text;
}

/** A number of shards in percent of all, as one types it. */
export function percentOf(shards: number, totalShards: number): string {
  return String(Number(((100 * shards) / totalShards).toFixed(4)));
}

/** The number of shards that a typed percent stands for; undefined when it stands for none. */
export function shardsOf(text: string, totalShards: number): number | undefined {
  const bare = text.trim().replace(/\s*%$/, '');
  const percent = bare === '' ? NaN : Number(bare);
  return percent >= 0 && percent <= 100 ? Math.round((percent * totalShards) / 100) : undefined;
}

interface ReadWeights {
  errors: readonly (string | undefined)[];
  /** Shards of each; undefined while they cannot be used. */
  lengths?: number[];
}

/**
 * Reads typed weights together, as one cannot grow beyond what the others leave.
 *
 * @param written shards of each split now; a weight that was not touched keeps them exactly.
 * @param most shards there are for all.
 */
export function readWeights(
  texts: readonly string[],
  written: readonly number[],
  totalShards: number,
  most: number,
): ReadWeights {
  const isTouched = texts.map((text, index) => text !== percentOf(written[index]!, totalShards));
  const read = texts.map((text, index) =>
    isTouched[index] ? shardsOf(text, totalShards) : written[index],
  );
  const lengths = read.filter((length) => length !== undefined);
  if (lengths.length < read.length) {
    const errors = read.map((length, index) =>
      length === undefined ? `Write a percentage from 0 to 100, not “${texts[index]}”.` : undefined,
    );
    return {errors};
  }
  const sum = lengths.reduce((total, length) => total + length, 0);
  if (sum <= most) return {errors: [], lengths};
  const message = `Together the weights are ${percentOf(sum, totalShards)}%: lower another one.`;
  return {errors: isTouched.map((touched) => (touched ? message : undefined))};
}
