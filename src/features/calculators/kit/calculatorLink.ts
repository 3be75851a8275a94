import {writeState} from '../../../shared/ui/queryFields/queryState.ts';
import {calculatorPages, type CalculatorPrefix} from '../pages.ts';

/** Numbers as they are typed: enough digits, no rounding noise. */
const typed = (value: string | number): string =>
  typeof value === 'string' ? value : String(Number(value.toPrecision(10)));

/** Address of a page that fills in the fields of its calculator, but those at their defaults. */
export function calculatorLink(
  prefix: CalculatorPrefix,
  fields: Readonly<Record<string, string | number>>,
  defaults: Readonly<Record<string, string>> = {},
): string {
  const [path, hash] = calculatorPages[prefix].split('#');
  const texts = Object.entries(fields).map(([name, value]) => [name, typed(value)] as const);
  const query = writeState('', prefix, Object.fromEntries(texts), defaults);
  return `${path}${query}${hash ? `#${hash}` : ''}`;
}
