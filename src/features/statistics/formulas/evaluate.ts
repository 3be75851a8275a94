import {runInNewContext} from 'node:vm';
import * as statistics from '../index.ts';
import {formulas} from './named.ts';

/**
 * Computes a formula of our own files: JavaScript, with a true minus sign if you like. It knows the
 * methods by their names, the named formulas and what is `known`. An error names the formula as its
 * place.
 */
export function evaluateFormula(
  formula: string,
  known: Readonly<Record<string, unknown>>,
): unknown {
  const scope = {...statistics, ...formulas, ...known};
  return runInNewContext(`(${formula.replaceAll('−', '-')})`, scope, formula);
}
