import {StatisticsInputError} from '../../statistics/errors.ts';

/** A metric and its p-values, one per treatment. */
interface Metric {
  name: string;
  pValues: readonly number[];
}

/** Most p-values taken, so that an answer stays immediate. */
const MAX_P_VALUES = 200;

const P_VALUE = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const EXAMPLE = 'such as Purchases 0.012';

function fail(message: string): never {
  throw new StatisticsInputError('pValues', message);
}

function readLine(line: string, number: number): Metric {
  const cells = line.trim().split(/[\s,;]+/);
  const nameEnd = cells.findLastIndex((cell) => !P_VALUE.test(cell)) + 1;
  const pValues = cells.slice(nameEnd).map(Number);
  if (pValues.length === 0 || pValues.some((value) => value > 1)) {
    fail(
      `Line ${number}: enter a name and p-values as plain numbers from 0 to 1, ${EXAMPLE}, ` +
        `not “${line.trim()}”.`,
    );
  }
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
