import {toCsv} from '../../../shared/csv.ts';
import type {Verdict} from '../../../shared/ui/controls/Answer.tsx';
import type {ComputationStep, Figures, Program, Raw, Table} from './types.ts';
import {readingNotes, shownFields, type Computable, type Fields} from './fields.ts';

/** Everything that is special about one calculator, but for its chart. */
export interface Definition<F extends Fields, Result> extends Computable<F, Result> {
  /** Start of this calculator's query parameters. */
  prefix: string;
  title: string;
  /** The answer in a sentence or two. */
  summarize: (result: Result) => string;
  /** What the answer means, where it judges something. */
  judge?: (result: Result) => Verdict | undefined;
  tables: (result: Result) => readonly Table[];
  /** What to know beside the tables, a paragraph each. */
  notes?: (result: Result) => readonly string[];
  /** Where these numbers can be taken, with the addresses that fill them in. */
  links?: (result: Result) => readonly {label: string; to: string}[];
  /** The formulas with their numbers; `raw` is what the result was computed from. */
  toSteps: (result: Result, raw: Raw) => readonly ComputationStep[];
  /** The numbers of the answer, not rounded, by the names under which scripts print them. */
  figures: (result: Result) => Figures;
  /** How the figures come about, for the scripts. */
  program: (result: Result) => Program;
}

/** The figures that a result has. */
export function figuresOf<F extends Fields, Result>(
  {figures}: Pick<Definition<F, Result>, 'figures'>,
  result: Result,
): Record<string, number> {
  const known = Object.entries(figures(result)).filter(([, value]) => value !== null);
  return Object.fromEntries(known) as Record<string, number>;
}

/** More lines than this are counted instead of copied. */
const MOST_LINES = 10;

function onOneLine(text: string): string {
  const lines = text.trim().split('\n');
  return lines.length > MOST_LINES ? `${lines.length} lines` : lines.join(' | ');
}

type Described<F extends Fields, Result> = Pick<
  Definition<F, Result>,
  'title' | 'fields' | 'summarize' | 'tables' | 'notes'
>;

/** The answer in sentences, with how numbers were read that can mean two things. */
export function answerOf<F extends Fields, Result>(
  {fields, summarize}: Pick<Definition<F, Result>, 'fields' | 'summarize'>,
  result: Result,
  raw: Raw,
): string {
  return [summarize(result), ...readingNotes(fields, raw)].join(' ');
}

/** The whole result as plain text, for copying: what the page shows, and the fields. */
export function toText<F extends Fields, Result>(
  definition: Described<F, Result>,
  result: Result,
  raw: Raw,
): string {
  const {title, fields, tables, notes} = definition;
  const settings = shownFields(fields, raw).map(([, field, text]) => {
    const name = [field.group, field.label].filter(Boolean).join(', ');
    const shown = 'options' in field ? field.options[text] : onOneLine(text);
    return `${name}: ${shown}${'unit' in field && !text.includes('%') ? '%' : ''}`;
  });
  return [
    title,
    answerOf(definition, result, raw),
    `Settings: ${settings.join('; ')}.`,
    ...tables(result).flatMap(({caption, head, rows}) => [
      '',
      caption,
      ...[head, ...rows].map((cells) => cells.join('\t')),
    ]),
    ...(notes?.(result) ?? []).flatMap((note) => ['', note]),
  ].join('\n');
}

const RE_NUMBER = /^[+−-]?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?%?$/;

/** A shown number as a spreadsheet reads it: no commas between thousands, a plain minus. */
function cellOf(text: string): string {
  return RE_NUMBER.test(text) ? text.replaceAll(/[,+]/g, '').replace('−', '-') : text;
}

/** Tables below each other, each under its caption, with an empty line between them. */
export function tablesToCsv(tables: readonly Table[]): string {
  return tables
    .map(({caption, head, rows}) => toCsv([[caption], head, ...rows.map((row) => row.map(cellOf))]))
    .join('\r\n');
}
