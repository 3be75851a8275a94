import {writeState} from '../../../shared/ui/queryFields/queryState.ts';

/** Pages of the calculators that others lead to, by the prefix of their query parameters. */
const PAGES = {
  ci: '/statistics/confidence-intervals/#try-it',
  lift: '/statistics/lab/lift/',
  size: '/statistics/sample-size-calculator/usage/',
  srm: '/statistics/sample-ratio-mismatch/#check-a-split',
};

/** Numbers as they are typed: enough digits, no rounding noise. */
const typed = (value: string | number): string =>
  typeof value === 'string' ? value : String(Number(value.toPrecision(10)));

/** Address of a page that fills in the fields of its calculator. */
export function calculatorLink(
  prefix: keyof typeof PAGES,
  fields: Readonly<Record<string, string | number>>,
): string {
  const [path, hash] = PAGES[prefix].split('#');
  const texts = Object.entries(fields).map(([name, value]) => [name, typed(value)] as const);
  const query = writeState('', prefix, Object.fromEntries(texts), {});
  return `${path}${query}${hash ? `#${hash}` : ''}`;
}
