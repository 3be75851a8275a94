import type {Problem} from '../problem.ts';
import {listAt, type Located, type MetricFile} from './file.ts';

function repeated(
  list: readonly Located[],
  kind: string,
  fix: string,
  severity: Problem['severity'] = 'error',
  key = 'name',
): Problem[] {
  const seen = new Set<unknown>();
  return list.flatMap(({item: {[key]: name}, path}) => {
    if (typeof name !== 'string' || !seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `A second ${kind} is called \`${name}\`.`;
    return [{severity, path: [...path, key], message, fix}];
  });
}

/** Names that stand for two things. */
export function uniqueNames({sources, facts, metrics}: MetricFile): Problem[] {
  return [
    ...repeated(sources, 'fact source', 'Rename one of them.'),
    ...repeated(
      facts,
      'fact',
      'Rename one of them: facts share their names over all fact sources.',
    ),
    ...repeated(
      metrics,
      'metric',
      'Rename one of them: the name identifies a metric on every sync.',
    ),
    // The tool does not compare these two.
    ...sources.flatMap(({item, path}) => [
      ...repeated(
        listAt(item, 'properties', path),
        'property of this fact source',
        'Rename one of them, or remove it: filters name a property by it.',
        'warning',
      ),
      ...repeated(
        listAt(item, 'entities', path),
        'entity of this fact source',
        'Keep one of the two.',
        'warning',
        'entity_name',
      ),
    ]),
  ];
}
