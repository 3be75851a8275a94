import {StatisticsInputError} from '../../statistics/errors.ts';

/** A metric and its p-values, one per treatment. */
interface Metric {
  name: string;
  pValues: readonly number[];
}

/** Most p-values taken, so that an answer stays immediate. */
const MAX_P_VALUES = 200;

const P_VALUE = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const EXAMPLE = 'for example Purchases 0.012';

function fail(message: string): never {
  throw new StatisticsInputError('pValues', message);
}

function readLine(line: string, number: number): Metric {
  const cells = line.trim().split(/[\s,;]+/);
  const nameEnd = cells.findLastIndex((cell) => !P_VALUE.test(cell)) + 1;
  const pValues = cells.slice(nameEnd).map(Number);
  const bad = cells[nameEnd - 1];
  if (pValues.length === 0) {
    const reason = /^[<>=]|[%]|^\d/.test(bad ?? '')
      ? `“${bad}” is no p-value; write a plain number from 0 to 1`
      : 'it has no p-value';
    fail(`Line ${number} needs a name and a p-value, ${EXAMPLE}: ${reason}.`);
  }
  const outside = cells.slice(nameEnd).find((_, index) => (pValues[index] ?? 0) > 1);
  if (outside !== undefined) fail(`Line ${number} has the p-value ${outside}, which is above 1.`);
  return {name: cells.slice(0, nameEnd).join(' ') || `Metric ${number}`, pValues};
}

/** The metrics of a list, a line each; empty lines are skipped. */
export function readMetrics(text: string): Metric[] {
  const lines = text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [{line, number: index + 1}]));
  const metrics = lines.map(({line, number}) => readLine(line, number));
  const treatments = metrics[0]?.pValues.length ?? 0;
  if (treatments === 0) fail(`Enter a line for each metric, ${EXAMPLE}.`);
  if (metrics.length * treatments > MAX_P_VALUES) {
    fail(`Enter at most ${MAX_P_VALUES} p-values, not ${metrics.length * treatments}.`);
  }
  const seen = new Set<string>();
  metrics.forEach(({name, pValues}, index) => {
    const number = lines[index]?.number;
    if (pValues.length !== treatments) {
      fail(`Line ${number} must have as many p-values as the first one, which has ${treatments}.`);
    }
    if (seen.has(name)) fail(`Line ${number} repeats the name “${name}”; give it another one.`);
    seen.add(name);
  });
  return metrics;
}
