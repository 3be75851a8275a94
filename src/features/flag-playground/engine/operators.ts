import {md5} from './hash.ts';

/** Every operator the evaluator knows. */
export const OPERATORS = [
  'MATCHES',
  'NOT_MATCHES',
  'GT',
  'GTE',
  'LT',
  'LTE',
  'ONE_OF',
  'NOT_ONE_OF',
  'IS_NULL',
] as const;

export type Operator = (typeof OPERATORS)[number];

const byHash = new Map<string, Operator>(OPERATORS.map((name) => [md5(name), name]));

/** The operator a name stands for; hashed names occur in obfuscated configurations. */
export function operatorOf(name: string, isObfuscated: boolean): Operator | undefined {
  return isObfuscated ? byHash.get(name) : OPERATORS.find((operator) => operator === name);
}

export function isComparison(operator: Operator | undefined): boolean {
  return /^[GL]TE?$/.test(operator ?? '');
}

export function isList(operator: Operator | undefined): boolean {
  return operator === 'ONE_OF' || operator === 'NOT_ONE_OF';
}

export function isPattern(operator: Operator | undefined): boolean {
  return operator === 'MATCHES' || operator === 'NOT_MATCHES';
}
