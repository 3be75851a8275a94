import {functionOf, USES} from './functions.ts';
import {figuresOf, type Definition} from '../definition.ts';
import type {Fields} from '../fields.ts';
import type {Formulas, Language, Program, Root} from '../types.ts';

/** A program with all that a script needs beside it. */
interface Complete extends Required<Program> {
  /** Names whose values are printed, as `name = value`. */
  figures: readonly string[];
}

/** Halvings of an interval after which nothing is left of it. */
const HALVINGS = 70;

/** Formula for the next point when an interval is halved for the k-th time. */
function halvingOf(name: string, {increasing, low, high}: Root): {start: string; next: string} {
  return {
    start: `(${low} + ${high}) / 2`,
    next: `${name} - sign(${increasing}) * (${high} - (${low})) / 2 ^ (k + 1)`,
  };
}

/** The names that stand in a formula. */
function namesIn(formula: string): string[] {
  return formula.match(/[a-z]\w*/gi) ?? [];
}

/** What must be written above the formulas of a program: functions the language has not. */
function preambleOf({formulas}: Complete, language: Language): string[] {
  const used = Object.entries(formulas).flatMap(([name, formula]) =>
    namesIn(typeof formula === 'string' ? formula : halvingOf(name, formula).next),
  );
  const needed = used.flatMap((name) => [
    ...((language === 'sql' && USES.get(name)) || []),
    ...(functionOf(language, name) ? [name] : []),
  ]);
  const lines = [...new Set(needed)].flatMap((name) => {
    const own = functionOf(language, name) ?? '';
    return typeof own === 'string' ? [] : own;
  });
  return [...new Set(lines)];
}

/** A formula with the names that the language has for its functions. */
function inLanguage(formula: string, language: Language): string {
  return formula.replaceAll(/\b([a-z]\w*)\(/gi, (call, name: string) => {
    const own = functionOf(language, name);
    return typeof own === 'string' ? `${own}(` : call;
  });
}

/** What differs between languages that run line by line. */
interface Syntax {
  assign: string;
  list: (values: string) => string;
  formula: (formula: string) => string;
  repeat: (assignment: string) => string[];
  print: (name: string) => string;
}

const SYNTAX: Record<'r' | 'python', Syntax> = {
  r: {
    assign: '<-',
    list: (values) => `c(${values})`,
    formula: (formula) => formula,
    repeat: (assignment) => [`for (k in 1:${HALVINGS}) ${assignment}`],
    print: (name) => `cat("${name} =", format(${name}, digits = 15), "\\n")`,
  },
  python: {
    assign: '=',
    list: (values) => `[${values}]`,
    formula: (formula) => inLanguage(formula, 'python').replaceAll(/ ?\^ ?/g, ' ** '),
    repeat: (assignment) => [`for k in range(1, ${HALVINGS + 1}):`, `    ${assignment}`],
    print: (name) => `print("${name} =", ${name})`,
  },
};

/** A program as a script for R or Python without packages; imports come first. */
function toLines(program: Complete, language: 'r' | 'python'): string {
  const {title, given, formulas, figures} = program;
  const {assign, list, formula: written, repeat, print} = SYNTAX[language];
  const set = (name: string, value: string | number) => `${name} ${assign} ${value}`;
  const preamble = preambleOf(program, language);
  const isImport = (line: string) => line.startsWith('from');
  return [
    `# ${title}`,
    ...preamble.filter(isImport),
    ...preamble.filter((line) => !isImport(line)),
    '',
    ...Object.entries(given).map(([name, value]) =>
      set(name, typeof value === 'number' ? value : list(value.join(', '))),
    ),
    '',
    ...Object.entries(formulas).flatMap(([name, formula]) => {
      if (typeof formula === 'string') return [set(name, written(formula))];
      const {start, next} = halvingOf(name, formula);
      return [set(name, written(start)), ...repeat(set(name, written(next)))];
    }),
    '',
    ...figures.map(print),
    '',
  ].join('\n');
}

function expressionOf(name: string, formula: Formulas[string]): string {
  if (typeof formula === 'string') return inLanguage(formula, 'sql');
  const {start, next} = halvingOf(name, formula);
  const [first, then] = [start, next].map((part) => inLanguage(part, 'sql'));
  return `list_reduce(range(1, ${HALVINGS + 1})::DOUBLE[], lambda ${name}, k: ${then}, ${first})`;
}

/** For each formula, how many queries must come before it: a query sees the columns of the last. */
function depths(formulas: Formulas): Map<string, number> {
  const found = new Map<string, number>();
  for (const [name, formula] of Object.entries(formulas)) {
    const parts = typeof formula === 'string' ? [formula] : Object.values(formula);
    const below = parts.flatMap(namesIn).map((each) => found.get(each as string) ?? 0);
    found.set(name, Math.max(0, ...below) + 1);
  }
  return found;
}

/** A program as statements for DuckDB. */
function toSql(program: Complete): string {
  const {title, given, formulas, figures} = program;
  const depthOf = depths(formulas);
  const inputs = Object.entries(given).map(([name, value]) => {
    // Without a type, DuckDB would compute with decimals and whole numbers.
    const typed =
      typeof value === 'number' ? `${value}::DOUBLE` : `[${value.join(', ')}]::DOUBLE[]`;
    return `${typed} AS ${name}`;
  });
  const deepest = Math.max(0, ...depthOf.values());
  const queries = Array.from({length: deepest}, (_, index) => {
    const columns = Object.entries(formulas)
      .filter(([name]) => depthOf.get(name) === index + 1)
      .map(([name, formula]) => `${expressionOf(name, formula)} AS ${name}`);
    const from = index === 0 ? 'given' : `step${index}`;
    return `step${index + 1} AS (\n  SELECT *,\n    ${columns.join(',\n    ')}\n  FROM ${from}\n)`;
  });
  const last = deepest === 0 ? 'given' : `step${deepest}`;
  const cells = figures.map((name) => `\n  ('${name}', ${name}::DOUBLE)`);
  return [
    `-- ${title}, for DuckDB`,
    ...preambleOf(program, 'sql'),
    '',
    `WITH given AS (\n  SELECT\n    ${inputs.join(',\n    ')}\n),`,
    `${queries.join(',\n')}`,
    `SELECT figure.* FROM ${last}, LATERAL (VALUES${cells.join(',')}) AS figure(name, value);`,
    '',
  ].join('\n');
}

/** Scripts that print the figures of a result, `name = value`, in every language. */
export function toScripts<F extends Fields, Result>(
  definition: Pick<Definition<F, Result>, 'title' | 'figures' | 'program'>,
  result: Result,
): Readonly<Record<Language, string>> {
  const {title, program} = definition;
  const figures = Object.keys(figuresOf(definition, result));
  const complete = {title, ...program(result), figures};
  return {
    r: toLines(complete, 'r'),
    python: toLines(complete, 'python'),
    sql: toSql(complete),
  };
}
