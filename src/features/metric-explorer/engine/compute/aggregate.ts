import {factOf} from '../catalog.ts';
import type {Measure} from '../metric.ts';
import type {Judgment} from './judge.ts';

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function textsOf({fact}: Measure, counted: readonly Judgment[]): string[] {
  const {column, events} = factOf(fact);
  return counted.map(({event}) => event.row[column ?? events.record] ?? '');
}

function reaches({threshold}: Measure, numbers: readonly number[]): boolean {
  const total = threshold.of === 'sum' ? sum(numbers) : numbers.length;
  return threshold.operator === 'gte' ? total >= threshold.value : total > threshold.value;
}

/** The value of a subject: what the events that count add up to, oldest first. */
export function aggregate(measure: Measure, judgments: readonly Judgment[]): number {
  const texts = textsOf(
    measure,
    judgments.filter(({counts}) => counts),
  );
  const numbers = texts.map(Number);
  switch (measure.aggregation) {
    case 'sum':
      return sum(numbers);
    case 'count':
      return texts.length;
    case 'count_distinct':
      return new Set(texts).size;
    case 'last_value':
      return numbers.at(-1) ?? 0;
    case 'first_value':
      return numbers[0] ?? 0;
    case 'threshold':
      return reaches(measure, numbers) ? 1 : 0;
    default:
      return Math.min(texts.length, 1);
  }
}

function takes(measure: Measure, position: number, total: number): boolean {
  if (measure.aggregation === 'last_value') return position === total - 1;
  return measure.aggregation !== 'first_value' || position === 0;
}

/** Says of events that could count, and do not, that another one took their place. */
export function withoutSuperseded(measure: Measure, judgments: readonly Judgment[]): Judgment[] {
  const counted = judgments.filter(({counts}) => counts);
  const texts = textsOf(measure, counted);
  return judgments.map((judgment) => {
    const position = counted.indexOf(judgment);
    if (position === -1) return judgment;
    if (!takes(measure, position, counted.length)) {
      const kind = measure.aggregation === 'last_value' ? 'newer' : 'older';
      return {...judgment, counts: false, why: `a ${kind} value is taken instead`};
    }
    const isRepeated =
      measure.aggregation === 'count_distinct' && texts.indexOf(texts[position] ?? '') < position;
    return isRepeated
      ? {...judgment, counts: false, why: `${texts[position]} has been counted already`}
      : judgment;
  });
}
