import type {Path} from '../problem.ts';

type Item = Readonly<Record<string, unknown>>;

export interface Located {
  item: Item;
  path: Path;
}

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listAt(holder: unknown, key: string, path: Path): Located[] {
  const list = isItem(holder) ? holder[key] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index) =>
    isItem(item) ? [{item, path: [...path, key, index]}] : [],
  );
}

interface Fact extends Located {
  source: Located;
}

/** What the rules look at, as far as a file has it. */
export interface MetricFile {
  data: Item;
  sources: readonly Located[];
  facts: readonly Fact[];
  metrics: readonly Located[];
}

/** Finds the parts of a file; what the schema rejects is left out. */
export function readFile(data: Item): MetricFile {
  const sources = listAt(data, 'fact_sources', []);
  const facts = sources.flatMap((source) =>
    listAt(source.item, 'facts', source.path).map((fact) => ({...fact, source})),
  );
  return {data, sources, facts, metrics: listAt(data, 'metrics', [])};
}

/** Keys of a metric that hold a fact and what is done with it. */
const AGGREGATIONS: readonly string[] = ['numerator', 'denominator', 'percentile'];

/** The aggregations of a metric, each with the fact that it names. */
export function aggregationsOf({item, path}: Located, facts: readonly Fact[]) {
  return AGGREGATIONS.flatMap((key) => {
    const aggregation = item[key];
    if (!isItem(aggregation)) return [];
    const fact = facts.find((known) => known.item.name === aggregation.fact_name);
    return [{item: aggregation, path: [...path, key], fact}];
  });
}

export function namesOf(list: readonly Located[], key = 'name'): string[] {
  return list.flatMap(({item}) => (typeof item[key] === 'string' ? [item[key]] : []));
}
