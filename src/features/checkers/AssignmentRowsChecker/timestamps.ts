import {group} from 'd3-array';
import {counted} from '../../../shared/format.ts';
import type {Finding} from '../kit/types.ts';
import type {Assignment} from './assignments.ts';

const FULL =
  /^\d{4}-\d\d-\d\d[ T](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?\s?(?<zone>Z|UTC|[+-]\d\d(?::?\d\d)?)?$/i;
const DATE = /^\d{4}-\d\d-\d\d$/;
const EPOCH = /^\d{10,19}(?:\.\d+)?$/;

type Kind = 'zoned' | 'plain' | 'date' | 'epoch' | 'unknown';

function isRealDate(text: string): boolean {
  const [date = ''] = text.split(/[ T]/);
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

function kindOf(text: string): Kind {
  if (EPOCH.test(text)) return 'epoch';
  if (!isRealDate(text)) return 'unknown';
  if (DATE.test(text)) return 'date';
  const match = FULL.exec(text);
  return match ? (match.groups?.zone ? 'zoned' : 'plain') : 'unknown';
}

const WORDS: Readonly<Record<Exclude<Kind, 'zoned' | 'plain'>, readonly [string, string]>> = {
  unknown: [
    'cannot be read as a timestamp',
    'Return a column of a timestamp type; as text, it looks like `2025-03-01 09:00:00`.',
  ],
  epoch: [
    'a number, not a timestamp',
    'Convert it in the query: it is a count since 1970, in seconds or smaller.',
  ],
  date: [
    'a date without a time',
    'Return the time as well, unless your facts have day grain too. Without it, events of the day of assignment cannot be put before or after it.',
  ],
};

/** An earlier date comes from a conversion that went wrong. */
const FIRST_DATE = '2015';

const othersLike = ({length}: readonly unknown[]): string =>
  length > 0 ? `, and ${counted(length, 'other row')} like it` : '';

/** The date of tomorrow is not in the future everywhere: a day begins in the east first. */
function improbableFinding(assignments: readonly Assignment[], now: number): Finding[] {
  const tomorrow = new Date(now + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const dateOf = ({timestamp}: Assignment) => timestamp.slice(0, 10);
  const isImprobable = (date: string) => date < FIRST_DATE || date > tomorrow;
  const [first, ...others] = assignments.filter((assignment) => isImprobable(dateOf(assignment)));
  if (!first) return [];
  const when = dateOf(first) > tomorrow ? 'in the future' : `before ${FIRST_DATE}`;
  return [
    {
      severity: 'warning',
      line: first.line,
      message: `The timestamp \`${first.timestamp}\` is ${when}${othersLike(others)}.`,
      fix: 'Check how the query makes it: seconds that are read as milliseconds give 1970, the reverse a year far ahead.',
    },
  ];
}

export function timestampFindings(assignments: readonly Assignment[], now: number): Finding[] {
  const filled = assignments.filter(({timestamp}) => timestamp !== '');
  const kinds = group(filled, ({timestamp}) => kindOf(timestamp));
  const wrong = (['unknown', 'epoch', 'date'] as const).flatMap((kind): Finding[] => {
    const [first, ...others] = kinds.get(kind) ?? [];
    if (!first) return [];
    const [what, fix] = WORDS[kind];
    const message = `The timestamp \`${first.timestamp}\` is ${what}${othersLike(others)}.`.replace(
      'is cannot',
      'cannot',
    );
    return [{severity: kind === 'date' ? 'warning' : 'error', line: first.line, message, fix}];
  });
  const zoned = kinds.get('zoned')?.[0];
  const plain = kinds.get('plain')?.[0];
  if (zoned && plain) {
    const message = `Some timestamps name a time zone, such as \`${zoned.timestamp}\`, and some do not, such as \`${plain.timestamp}\`.`;
    const fix =
      'Convert all of them to one time zone in the query; otherwise first rows and order are wrong.';
    wrong.push({severity: 'warning', line: plain.line, message, fix});
  }
  const real = (['zoned', 'plain', 'date'] as const).flatMap((kind) => kinds.get(kind) ?? []);
  return [...wrong, ...improbableFinding(real, now)];
}
