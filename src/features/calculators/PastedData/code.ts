import type {Figures, Program} from '../kit/types.ts';
import type {Result} from './compute.ts';

const PARTS = {n: 'length', mean: 'mean', variance: 'var'} as const;

/** Subjects, mean and variance of each variation, counted from 1 in the order shown. */
export function figures({groups}: Result): Figures {
  const all = groups.flatMap((group, index) =>
    Object.keys(PARTS).map((part) => [`${part}_${index + 1}`, group[part as keyof typeof PARTS]]),
  );
  return Object.fromEntries(all) as Record<string, number>;
}

/** The same as a script. */
export function program(result: Result): Program {
  const {groups} = result;
  const formulas = groups.flatMap((_, index) =>
    Object.entries(PARTS).map(([part, name]) => [
      `${part}_${index + 1}`,
      `${name}(values_${index + 1})`,
    ]),
  );
  return {
    title: `Summary of ${groups.map(({name}) => name.replaceAll(/\s+/g, ' ')).join(', ')}`,
    given: Object.fromEntries(groups.map(({values}, index) => [`values_${index + 1}`, values])),
    formulas: Object.fromEntries(formulas) as Record<string, string>,
  };
}
