import {group} from 'd3-array';
import {counted} from '../kit/counted.ts';
import type {Finding} from '../kit/types.ts';
import type {Assignment} from './assignments.ts';

const FULL =
  /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?\s?(?<zone>Z|UTC|[+-]\d\d(?::?\d\d)?)?$/i;
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

/** What is wrong with the timestamps, one finding for each kind. */
export function timestampFindings(assignments: readonly Assignment[]): Finding[] {
  const filled = assignments.filter(({timestamp}) => timestamp !== '');
  const kinds = group(filled, ({timestamp}) => kindOf(timestamp));
  const wrong = (['unknown', 'epoch', 'date'] as const).flatMap((kind): Finding[] => {
    const [first, ...others] = kinds.get(kind) ?? [];
    if (!first) return [];
    const [what, fix] = WORDS[kind];
    const more = others.length > 0 ? `, and ${counted(others.length, 'other row')} like it` : '';
    const message = `The timestamp \`${first.timestamp}\` is ${what}${more}.`.replace(
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
  return wrong;
}
