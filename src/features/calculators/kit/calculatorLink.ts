import {writeState} from '../../../shared/ui/queryFields/queryState.ts';

/** Numbers as they are typed: enough digits, no rounding noise. */
const typed = (value: string | number): string =>
  typeof value === 'string' ? value : String(Number(value.toPrecision(10)));

/** Address of a page that fills in the fields of its calculator with this prefix. */
export function calculatorLink(
  page: string,
  prefix: string,
  fields: Readonly<Record<string, string | number>>,
): string {
  const [path, hash = ''] = page.split('#');
  const texts = Object.entries(fields).map(([name, value]) => [name, typed(value)]);
  const query = writeState('', prefix, Object.fromEntries(texts) as Record<string, string>, {});
  return `${path}${query}${hash && `#${hash}`}`;
}
