import {adviceFor, parseNumber} from './readNumber.ts';
import {groupDigits} from '../../../shared/groupDigits.ts';

/** Which numbers a field takes, in the unit it is typed in. Percent are read as fractions. */
export interface NumberRule {
  unit?: '%';
  min?: number;
  max?: number;
  above?: number;
  below?: number;
  whole?: boolean;
  /** In percent, what is typed below it without a sign is taken for a share, such as 0.05 for 5. */
  shareBelow?: number;
  /** Only the ratio to its neighbors counts, so that `50%` is as good as `50`. */
  hasAnyScale?: boolean;
}

/** A limit that only a slip of the finger reaches; it is told to those who reached it. */
const FAR = 1e9;

/** @param value what was typed, in the unit of the field; NaN when it was no number. */
function describeRule(rule: NumberRule, value: number): string {
  const {above, min, below, max} = rule;
  const hasTop = max !== undefined && (max < FAR || value > max);
  const isOnly = below === undefined && !hasTop;
  const limits = [
    above === undefined ? '' : `above ${above}`,
    min === undefined
      ? ''
      : `of ${isOnly ? '' : 'at least '}${groupDigits(min)}${isOnly ? ' or more' : ''}`,
    below === undefined ? '' : `below ${below}`,
    hasTop ? `at most ${groupDigits(max)}` : '',
  ].filter(Boolean);
  const kind = rule.whole ? 'a whole number' : 'a number';
  return [kind, limits.join(' and ')].filter(Boolean).join(' ') + (rule.unit ? ' (percent)' : '');
}

/** Limits are compared in the unit of the result: a share may be too small for a number of its own. */
function satisfies(value: number, rule: NumberRule, unit: number): boolean {
  const {min = -Infinity, max = Infinity, above = -Infinity, below = Infinity} = rule;
  return (
    Number.isFinite(value) &&
    (!rule.whole || Number.isInteger(value)) &&
    value >= min / unit &&
    value <= max / unit &&
    value > above / unit &&
    value < below / unit
  );
}

/** What to type instead of a share such as 0.95 in a field of percent. */
function shareAdvice(typed: string, rule: NumberRule): string | undefined {
  const share = parseNumber(typed);
  const isShare = share > 0 && share <= 1 && satisfies(share, rule, 100);
  if (!rule.unit || !isShare || typed.endsWith('%')) return undefined;
  const isAccepted = satisfies(share / 100, rule, 100);
  if (isAccepted && share >= (rule.shareBelow ?? 0)) return undefined;
  const percent = Number((share * 100).toPrecision(12));
  const otherwise = isAccepted ? ` If you mean ${share}%, enter it with the sign.` : '';
  return `Enter ${percent}, because this field is in percent, not “${typed}”.${otherwise}`;
}

/** Why what was typed is no number of a field, and what to type; undefined if it is one. */
export function errorOf(text: string, rule: NumberRule): string | undefined {
  const typed = text.trim();
  const takesPercent = rule.unit === '%' || rule.hasAnyScale === true;
  const advice = adviceFor(typed, takesPercent) ?? shareAdvice(typed, rule);
  const unit = rule.unit ? 100 : 1;
  if (advice || satisfies(parseNumber(typed) / unit, rule, unit)) return advice;
  return `Enter ${describeRule(rule, parseNumber(typed))}${typed === '' ? '' : `, not “${typed}”`}.`;
}
