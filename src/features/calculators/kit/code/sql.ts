import {inLanguage, preambleOf} from './preamble.ts';
import {HALVINGS, halvingOf, namesIn, type Program} from './program.ts';

function expressionOf(name: string, formula: Program['formulas'][string]): string {
  if (typeof formula === 'string') return inLanguage(formula, 'sql');
  const {start, next} = halvingOf(name, formula);
  const [first, then] = [start, next].map((part) => inLanguage(part, 'sql'));
  return `list_reduce(range(1, ${HALVINGS + 1})::DOUBLE[], lambda ${name}, k: ${then}, ${first})`;
}

/** For each formula, how many queries must come before it: a query sees the columns of the last. */
function depths(formulas: Program['formulas']): Map<string, number> {
  const found = new Map<string, number>();
  for (const [name, formula] of Object.entries(formulas)) {
    const parts = typeof formula === 'string' ? [formula] : Object.values(formula);
    const below = parts.flatMap(namesIn).map((each) => found.get(each as string) ?? 0);
    found.set(name, Math.max(0, ...below) + 1);
  }
  return found;
}

/** A program as statements for DuckDB. */
export function toSql(program: Program): string {
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
