import {warning, type Problem, showPath, type Path} from './problem.ts';
import {
  aggregationsOf,
  listAt,
  type MetricFile,
  type Located,
  isItem,
  readFile,
} from './rules/file.ts';
import type {Finding} from '../kit/types.ts';
import {guardrails} from './rules/guardrails.ts';
import {references} from './rules/references.ts';
import {silentMistakes} from './rules/silentMistakes.ts';
import {noKeys, topLevel} from './rules/topLevel.ts';
import {windows} from './rules/windows.ts';
import {schemaProblems} from './schema/schemaProblems.ts';
import {readYaml, type ReadYaml} from './yaml/readYaml.ts';

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Names and lists that are there, and empty. */
function emptyParts({sources, facts, metrics}: MetricFile): Problem[] {
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

function uniqueNames({sources, facts, metrics}: MetricFile): Problem[] {
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

const RULES = [topLevel, uniqueNames, references, guardrails, silentMistakes, emptyParts, windows];

function problemsOf({data, sourceOf}: ReadYaml): Problem[] {
  if (data === undefined) return [];
  if (!isItem(data)) return noKeys(data);
  const file = readFile(data);
  return [...schemaProblems(data, sourceOf), ...RULES.flatMap((rule) => rule(file))];
}

export interface MetricFinding extends Finding {
  needs?: string | undefined;
}

/** Path and name of the fact source or metric, by which people find it. */
function placeOf(path: Path, data: unknown): string | undefined {
  if (path.length === 0) return undefined;
  const [list = '', index = 0] = path;
  const holder = isItem(data) ? data[list] : undefined;
  const item: unknown = Array.isArray(holder) ? holder[Number(index)] : undefined;
  const name =
    isItem(item) && typeof item.name === 'string' && item.name !== '' ? ` (${item.name})` : '';
  return showPath(path) + name;
}

/**
 * Checks one file of certified metrics as `eppo_metrics_sync` does, and for what it lets pass.
 *
 * @returns errors, at which the tool stops, and warnings, about which it says nothing, in the order
 * of the file; nothing, when the file is right.
 */
export function checkMetricYaml(text: string): MetricFinding[] {
  const read = readYaml(text);
  const {data, problems, lineOf} = read;
  const findings = problemsOf(read).map(({path, ...problem}): MetricFinding => {
    return {...problem, place: placeOf(path, data), line: lineOf(path) ?? 1};
  });
  const unique = new Map<string, MetricFinding>(
    [...problems, ...findings].map((finding) => [JSON.stringify(finding), finding]),
  );
  return [...unique.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}
