import type {Problem} from '../problem.ts';
import type {Located, MetricFile} from './file.ts';

function repeated(list: readonly Located[], kind: string, fix: string): Problem[] {
  const seen = new Set<unknown>();
  return list.flatMap(({item: {name}, path}) => {
    if (typeof name !== 'string' || !seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `A second ${kind} is called \`${name}\`.`;
    return [{severity: 'error', path: [...path, 'name'], message, fix} as const];
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
  ];
}
