import {mistake, type Problem, type Path} from './problem.ts';
import {type MetricFile, type Located, isItem, readFile} from './rules/file.ts';
import type {Finding} from '../kit/types.ts';
import {guardrails} from './rules/guardrails.ts';
import {references} from './rules/references.ts';
import {silentMistakes} from './rules/silentMistakes.ts';
import {noKeys, topLevel} from './rules/topLevel.ts';
import {schemaProblems} from './schemaProblems.ts';
import {readYaml, type ReadYaml} from './yaml/readYaml.ts';

function repeated(list: readonly Located[], kind: string, fix: string): Problem[] {
  const seen = new Set<unknown>();
  return list.flatMap(({item: {name}, path}) => {
    if (typeof name === 'string' && seen.has(name)) {
      return [mistake([...path, 'name'], `A second ${kind} is called \`${name}\`.`, fix)];
    }
    seen.add(name);
    return [];
  });
}

function uniqueNames({sources, facts, metrics}: MetricFile): Problem[] {
  const isShared = 'Rename one of them: facts share their names over all fact sources.';
  return [
    ...repeated(sources, 'fact source', 'Rename one of them.'),
    ...repeated(facts, 'fact', isShared),
    ...repeated(metrics, 'metric', 'Rename one of them: the name identifies it on every sync.'),
  ];
}

const RULES = [topLevel, uniqueNames, references, guardrails, silentMistakes];

function problemsOf({data, sourceOf}: ReadYaml): Problem[] {
  if (data === undefined) return [];
  if (!isItem(data)) return noKeys(data);
  const file = readFile(data);
  return [...schemaProblems(data, sourceOf), ...RULES.flatMap((rule) => rule(file))];
}

/** Path and name of the fact source or metric, by which people find it: `metrics[2].entity (Revenue)`. */
function placeOf(path: Path, data: unknown): string | undefined {
  if (path.length === 0) return undefined;
  const [list = '', index = 0] = path;
  const holder = isItem(data) ? data[list] : undefined;
  const item: unknown = Array.isArray(holder) ? holder[Number(index)] : undefined;
  const isNamed = isItem(item) && typeof item.name === 'string' && item.name !== '';
  const shown = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return shown.slice(1) + (isNamed ? ` (${String(item.name)})` : '');
}

/**
 * Checks one file of certified metrics as `eppo_metrics_sync` does, and for what it lets pass.
 *
 * @returns errors, at which the tool stops, and warnings, about which it says nothing, in the order
 * of the file; nothing, when the file is right.
 */
export function checkMetricYaml(text: string): (Finding & {isElsewhere?: boolean})[] {
  const read = readYaml(text);
  const {data, problems, lineOf} = read;
  const findings = problemsOf(read).map(({path, ...problem}) => {
    return {...problem, place: placeOf(path, data), line: lineOf(path) ?? 1};
  });
  const unique = new Map(
    [...problems, ...findings].map((finding) => [JSON.stringify(finding), finding]),
  );
  return [...unique.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}
