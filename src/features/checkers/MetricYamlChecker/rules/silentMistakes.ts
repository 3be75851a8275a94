import {warning, type Problem} from '../problem.ts';
import {listAt, type Located, type MetricFile} from './file.ts';

/** Metrics of which the tool cannot tell what they compute. With a type, the schema asks for it. */
function unclearKind({item, path}: Located): Problem[] {
  if (item.type !== undefined || 'numerator' in item) return [];
  return 'percentile' in item
    ? [warning(path, 'Without a type, the tool ignores the percentile.', 'Add `type: percentile`.')]
    : [warning(path, 'The metric has neither `numerator` nor `percentile`.', 'Add one of them.')];
}

/** Whether a query may return a column: it names it, or selects everything. */
function mayReturn(sql: string, column: string): boolean {
  const name = column.replace(/\W/g, '\\$&');
  return /\*/.test(sql) || new RegExp(`(?<!\\w)${name}(?!\\w)`, 'i').test(sql);
}

function unnamedColumns({item: source, path}: Located): Problem[] {
  const {sql} = source;
  if (typeof sql !== 'string') return [];
  const own = ['timestamp_column', 'partition_date'].map(
    (key) => [source[key], [...path, key]] as const,
  );
  const listed = ['entities', 'facts', 'properties'].flatMap((key) =>
    listAt(source, key, path).map(({item, path: at}) => [item.column, [...at, 'column']] as const),
  );
  return [...own, ...listed].flatMap(([column, at]) => {
    if (typeof column !== 'string' || column === '' || mayReturn(sql, column)) return [];
    const message = `The query does not name the column \`${column}\`. Only Eppo's server runs the query.`;
    return [warning(at, message, 'Select the column, or correct its name.')];
  });
}

export function silentMistakes({sources, metrics}: MetricFile): Problem[] {
  return [...sources.flatMap(unnamedColumns), ...metrics.flatMap(unclearKind)];
}
