import type {StatementResult} from '../engine/answer.ts';

const MOST_BARS = 30;
const RE_NUMBER_TYPE = /^(?:U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?|FLOAT|DOUBLE|DECIMAL\(.*\))$/;

interface Bar {
  label: string;
  value: string;
  share: number;
}

interface Bars {
  label: string;
  number: string;
  bars: readonly Bar[];
}

/** The bars of a result that has a label and a number in each of some rows; else undefined. */
export function barsOf({columns, rows}: StatementResult): Bars | undefined {
  if (rows.length < 2 || rows.length > MOST_BARS) return undefined;
  const isNumber = columns.map(({type}) => RE_NUMBER_TYPE.test(type));
  const [label, number] = [isNumber.indexOf(false), isNumber.lastIndexOf(true)];
  if (label === -1 || number === -1) return undefined;
  const values = rows.map((row) => Number(row[number] ?? 0));
  const most = Math.max(...values);
  if (!(most > 0) || !Number.isFinite(most) || values.some((value) => !(value >= 0))) {
    return undefined;
  }
  return {
    label: columns[label]!.name,
    number: columns[number]!.name,
    bars: rows.map((row, index) => ({
      label: row[label] ?? 'NULL',
      value: row[number] ?? 'NULL',
      share: values[index]! / most,
    })),
  };
}
