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

export function plainOperator(name: string): Operator | undefined {
  return OPERATORS.find((operator) => operator === name);
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
