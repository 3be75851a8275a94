import {adviceFor, parseNumber, readingsOf} from './readNumber.ts';
import {groupDigits} from '../../../shared/format.ts';
import {StatisticsInputError} from '../../statistics/validate.ts';
import type {Evaluation, Raw} from './types.ts';

/** Which numbers a field takes, in the unit it is typed in. Percent are read as fractions. */
interface NumberRule {
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
function errorOf(text: string, rule: NumberRule): string | undefined {
  const typed = text.trim();
  const takesPercent = rule.unit === '%' || rule.hasAnyScale === true;
  const advice = adviceFor(typed, takesPercent) ?? shareAdvice(typed, rule);
  const unit = rule.unit ? 100 : 1;
  if (advice || satisfies(parseNumber(typed) / unit, rule, unit)) return advice;
  return `Enter ${describeRule(rule, parseNumber(typed))}${typed === '' ? '' : `, not “${typed}”`}.`;
}

interface CommonField {
  label: string;
  /** What stands in it at first: together the example of the page. */
  initial: string;
  hint?: string;
  /** Common name of neighboring fields that belong together. */
  group?: string;
  /** Says by the rest of the form whether the field is shown; always, when absent. */
  when?: (raw: Raw) => boolean;
}

interface NumberField extends CommonField, NumberRule {}

type NumberOptions = Omit<NumberField, 'label' | 'initial' | 'unit'>;

/** A field for a number. */
export function numberField(label: string, initial: string, rest?: NumberOptions): NumberField {
  return {label, initial, ...rest};
}

/** A field in percent, whose value is read as a fraction. */
export function percentField(label: string, initial: string, rest?: NumberOptions): NumberField {
  return {label, initial, unit: '%', ...rest};
}

/** One of a few named choices. */
interface ChoiceField extends CommonField {
  /** Value → label. */
  options: Readonly<Record<string, string>>;
}

/** A field with a few named choices, of which the first stands in it, if no other does. */
export function choiceField<const Options extends ChoiceField['options']>(
  label: string,
  options: Options,
  rest?: Partial<CommonField>,
): CommonField & {options: Options} {
  return {label, initial: Object.keys(options)[0] ?? '', options, ...rest};
}

/** Several lines of text. */
interface LinesField extends CommonField {
  rows: number;
  /** Kept out of the address, which would tell the server what a reader pasted. */
  isLocal?: boolean;
}

export type FieldSpec = NumberField | ChoiceField | LinesField;

/** The form of a calculator: name of each field in addresses → what it is. */
export type Fields = Readonly<Record<string, FieldSpec>>;

/** What is read from the fields; a number that is not shown is NaN. */
export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends {options: infer Options}
    ? keyof Options & string
    : F[Name] extends {rows: number}
      ? string
      : number;
};

/** The fields as they stand in the example. */
export function initialOf(fields: Fields): Raw {
  return Object.fromEntries(Object.entries(fields).map(([name, {initial}]) => [name, initial]));
}

/** The fields that the address holds. */
export function sharedFields(fields: Fields, raw: Raw): Raw {
  const isShared = ([name]: [string, string]) => !('isLocal' in (fields[name] ?? {}));
  return Object.fromEntries(Object.entries(raw).filter(isShared));
}

/** The fields shown for what is typed, each with its text; an old address may ask for a choice that is gone. */
export function shownFields(fields: Fields, raw: Raw): [string, FieldSpec, string][] {
  const texts = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const text = raw[name] ?? '';
      const isChosen = !('options' in field) || Object.hasOwn(field.options, text);
      return [name, isChosen ? text : field.initial];
    }),
  );
  return Object.entries(fields)
    .filter(([, {when}]) => !when || when(texts))
    .map(([name, field]) => [name, field, texts[name] ?? '']);
}

/** How numbers that can mean two things were read, and what stands in for unknown choices: a sentence each. */
export function readingNotes(fields: Fields, raw: Raw): string[] {
  return shownFields(fields, raw).flatMap(([name, field, text]) => {
    if ('options' in field) {
      const {[name]: asked = text} = raw;
      return asked === text
        ? []
        : [
            `The address asks for “${asked}”, which ${field.label} does not have: this is ${field.options[text]}.`,
          ];
    }
    const readings = 'whole' in field || 'rows' in field ? undefined : readingsOf(text);
    return readings ? [`“${text.trim()}” is read as ${readings.join(', not as ')}.`] : [];
  });
}

/** How a calculator gets from fields to a result. */
export interface Computable<F extends Fields, Result> {
  fields: F;
  /** Throws `StatisticsInputError`, naming a field or an input, for what cannot be computed. */
  compute: (values: Values<F>) => Result;
  /** Name of the field where the statistics' input is typed, or undefined. */
  fieldOf?: (input: string) => string | undefined;
  /** Field that shows what is wrong with an input that has no field of its own; else the first. */
  fallback?: keyof F & string;
}

/** Result for what was typed, or a message per field. */
export function evaluate<F extends Fields, Result>(
  {fields, compute, fieldOf, fallback}: Computable<F, Result>,
  raw: Raw,
): Evaluation<Result> {
  const errors = new Map<string, string>();
  const values: Record<string, string | number> = Object.fromEntries(
    Object.keys(fields).map((name) => [name, NaN]),
  );
  const shown = shownFields(fields, raw);
  for (const [name, field, text] of shown) {
    if ('options' in field || 'rows' in field) {
      values[name] = text;
      continue;
    }
    const error = errorOf(text, field);
    if (error) errors.set(name, error);
    else values[name] = parseNumber(text) / (field.unit ? 100 : 1);
  }
  if (errors.size > 0) return {errors: Object.fromEntries(errors)};
  try {
    return {result: compute(values as Values<F>)};
  } catch (error) {
    if (!(error instanceof StatisticsInputError)) throw error;
    const named = fieldOf?.(error.field) ?? error.field.split('.').at(-1);
    const field = shown.some(([name]) => name === named) ? named : fallback;
    return {errors: {[field ?? Object.keys(fields)[0]!]: error.message}};
  }
}
