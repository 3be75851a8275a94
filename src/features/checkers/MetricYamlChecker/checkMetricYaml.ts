import type {Finding} from '../kit/types.ts';
import {showPath, type Path, type Problem} from './problem.ts';
import {emptyParts} from './rules/emptyParts.ts';
import {isItem, readFile} from './rules/file.ts';
import {guardrails} from './rules/guardrails.ts';
import {references} from './rules/references.ts';
import {silentMistakes} from './rules/silentMistakes.ts';
import {noKeys, topLevel} from './rules/topLevel.ts';
import {uniqueNames} from './rules/uniqueNames.ts';
import {windows} from './rules/windows.ts';
import {schemaProblems} from './schema/schemaProblems.ts';
import {readYaml, type ReadYaml} from './yaml/readYaml.ts';

const RULES = [topLevel, uniqueNames, references, guardrails, silentMistakes, emptyParts, windows];

function problemsOf({data, sourceOf}: ReadYaml): Problem[] {
  if (data === undefined) return [];
  if (!isItem(data)) return noKeys(data);
  const file = readFile(data);
  return [...schemaProblems(data, sourceOf), ...RULES.flatMap((rule) => rule(file))];
}

/** A finding, and the fact that another file has to bring. */
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
