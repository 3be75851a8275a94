import {warning, type Problem} from '../problem.ts';
import {aggregationsOf, listAt, type MetricFile} from './file.ts';

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Names and lists that are there, and empty. */
export function emptyParts({sources, facts, metrics}: MetricFile): Problem[] {
  const properties = sources.flatMap(({item, path}) => listAt(item, 'properties', path));
  const filters = metrics
    .flatMap((metric) => aggregationsOf(metric, facts))
    .flatMap(({item, path}) => listAt(item, 'filters', path));
  return [
    ...[...sources, ...facts, ...properties, ...metrics]
      .filter(({item: {name}}) => typeof name === 'string' && name.trim() === '')
      .map(({path}) => warning([...path, 'name'], '`name` is empty.', 'Give it a name.')),
    ...sources
      .filter(({item}) => isEmptyList(item.entities))
      .map(({path}) => {
        const message = '`entities` is empty, so no metric can use this fact source.';
        return warning([...path, 'entities'], message, 'Add an entity and its column.');
      }),
    ...filters
      .filter(({item}) => isEmptyList(item.values))
      .map(({path}) => {
        const message = '`values` is empty, so the filter compares with nothing.';
        return warning([...path, 'values'], message, 'Add a value, or remove the filter.');
      }),
  ];
}
