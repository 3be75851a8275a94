import {warning, type Problem} from '../problem.ts';
import {aggregationsOf, listAt, type Located, type MetricFile} from './file.ts';

/** Each subject counts 0 or 1: there is no amount to limit. */
const BINARY: readonly unknown[] = ['distinct_entity', 'threshold', 'conversion', 'retention'];

const FIXED_LIMITS = ['winsor_lower_fixed_value', 'winsor_upper_fixed_value'];

function fixedLimits(metric: Located, facts: MetricFile['facts']): Problem[] {
  return aggregationsOf(metric, facts).flatMap(({item, path}) =>
    BINARY.includes(item.operation)
      ? FIXED_LIMITS.filter((key) => Object.hasOwn(item, key)).map((key) => {
          const message = `\`${key}\` limits nothing here: with \`operation: ${String(item.operation)}\` a subject counts 0 or 1.`;
          return warning([...path, key], message, 'Remove it.');
        })
      : [],
  );
}

function nothingToCompute({item, path}: Located): Problem[] {
  // With a type, the schema says which of the two is missing.
  if ('numerator' in item || 'percentile' in item || item.type !== undefined) return [];
  const message =
    'The metric has neither `numerator` nor `percentile`. The tool does not ask for one.';
  return [warning(path, message, 'Add `numerator` with a fact and an operation.')];
}

function untypedPercentile({item, path}: Located): Problem[] {
  if (!('percentile' in item) || item.type !== undefined) return [];
  const message = 'Without a type, the tool checks this metric as if it had no percentile.';
  return [warning(path, message, 'Add `type: percentile`.')];
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

export function silentMistakes({sources, facts, metrics}: MetricFile): Problem[] {
  return [
    ...sources.flatMap(unnamedColumns),
    ...metrics.flatMap((metric) => [
      ...fixedLimits(metric, facts),
      ...nothingToCompute(metric),
      ...untypedPercentile(metric),
    ]),
  ];
}
