/** A space inside a number, as typed or as pasted from a table. */
const SPACES = ' \\u00a0\\u2009\\u202f';
const RE_NUMBER = new RegExp(
  `^[+\\-−]?(?:\\d+|[1-9]\\d{0,2}([,_'’${SPACES}])\\d{3}(?:\\1\\d{3})*)?(?:\\.\\d+)?(?:e[+-]?\\d+)?$`,
  'i',
);
const RE_SEPARATORS = new RegExp(`[,_'’${SPACES}]`, 'g');

const CURRENCY = '[$€£¥₹]|USD|EUR|GBP';
const RE_CURRENCY = new RegExp(`^([+\\-−]?)(?:${CURRENCY})\\s?|\\s?(?:${CURRENCY})$`, 'g');

/** Digits with a comma, or points between thousands: how many languages write numbers. */
const RE_COMMA = new RegExp(`^([+\\-−]?(?:\\d{1,3}(?:[.'’${SPACES}]\\d{3})+|\\d*)),(\\d+)$`);
const RE_POINTS = /^[+\-−]?\d{1,3}(?:\.\d{3}){2,}$/;

const withoutSign = (text: string): string => text.replace(/%$/, '').trimEnd();

/**
 * The number in a text such as `1,200`, `3.5e6`, `−2`, `$5` or `20 %`; NaN when there is none, as in
 * `0,125`: no number with thousands begins with 0.
 */
export function parseNumber(text: string): number {
  const bare = withoutSign(text.trim()).replaceAll(RE_CURRENCY, '$1');
  if (!/\d/.test(bare) || !RE_NUMBER.test(bare)) return NaN;
  return Number(bare.replace(RE_SEPARATORS, '').replace('−', '-'));
}

/**
 * How a number such as `1,250` can be meant: with thousands, as `parseNumber` reads it, and with
 * decimals. Undefined for numbers with one meaning.
 */
export function readingsOf(text: string): [thousands: string, decimals: string] | undefined {
  const typed = text.trim();
  if (!/^\D*\d{1,3},\d{3}\D*$/.test(typed) || Number.isNaN(parseNumber(typed))) return undefined;
  return [typed.replace(',', ''), typed.replace(',', '.')];
}

/** What to type instead of a number in the manner of another language, or of a percentage. */
export function adviceFor(text: string, isPercent: boolean): string | undefined {
  const typed = text.trim();
  const value = parseNumber(typed);
  if (!Number.isNaN(value)) {
    if (isPercent || !typed.endsWith('%')) return undefined;
    const fraction = Number((value / 100).toPrecision(12));
    return `Enter ${fraction}, because this field is not in percent, not “${typed}”.`;
  }
  const bare = withoutSign(typed).replaceAll(RE_CURRENCY, '$1');
  const [, whole, decimals] = RE_COMMA.exec(bare) ?? [];
  if (decimals !== undefined) {
    const number = `${whole?.replaceAll(/[^\d+\-−]/g, '') ?? ''}.${decimals}`;
    const complete = number.replace(/^([+\-−]?)\./, '$10.');
    return `Enter ${complete}, with a point as decimal mark, not “${typed}”.`;
  }
  return RE_POINTS.test(bare)
    ? `Enter ${bare.replaceAll('.', '')}, without points between thousands, not “${typed}”.`
    : undefined;
}
