import {isFraction, percentAsFraction} from '../fraction.ts';

/** A comma that can only stand for a decimal point. */
const DECIMAL_COMMA = /^[-+]?(?:0,\d+|\d+,\d{1,2}|\d+,\d{4,})$/;

/** Digits as the tool reads them; undefined for what needs an exponent. */
function digits(value: number): string | undefined {
  return Number.isFinite(value) && !String(value).includes('e') ? String(value) : undefined;
}

/**
 * Says how to write a number in place of a text.
 *
 * @param key of the number
 * @param wanted in words, `a number`
 * @param text that stands there
 * @param source of it, with quotes if it has them
 */
export function fixNumber(key: string, wanted: string, text: string, source: string): string {
  const trimmed = text.trim();
  const percent = /^([-+]?[\d.]+)\s*%$/.exec(trimmed)?.[1];
  if (percent && isFraction(key)) {
    return `Write a fraction: \`${percentAsFraction(Number(percent))}\`.`;
  }
  if (DECIMAL_COMMA.test(trimmed)) {
    return `Write it with a point: \`${trimmed.replace(',', '.')}\`.`;
  }
  const number = trimmed === '' ? undefined : digits(Number(trimmed));
  if (number === undefined) {
    return `Write ${wanted}${/\d/.test(trimmed) ? ', without a unit' : ''}.`;
  }
  return /^["']/.test(source)
    ? `Write it without quotes: \`${number}\`.`
    : `Write \`${number}\`: to the tool, \`${trimmed}\` is text.`;
}
