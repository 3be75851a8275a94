import type {Finding} from '../../core/types.ts';
import type {Project} from '../toolchains/projects.ts';

const RE_CONTINUED = /^\s+\S/;

/**
 * Reads what `go list` and `go vet` print about the samples.
 *
 * @param run the folder in which each project has one with its number as its name
 */
export function readErrors(output: string, run: string, projects: readonly Project[]): Finding[] {
  const at = new RegExp(`${run}/(\\d+)/(\\S+?\\.go):(\\d+)(?::(\\d+))?: (.*)`);
  const findings = new Map<string, Finding>();
  const named = new Set<number>();
  let last: Finding | undefined;
  for (const line of output.split('\n')) {
    const [, number, path, row, column, message] = at.exec(line) ?? [];
    if (message === undefined) {
      if (last && RE_CONTINUED.test(line)) last.message += ` ${line.trim()}`;
      else last = undefined;
      continue;
    }
    const project = projects[Number(number)];
    const fence = project?.files.get(path!);
    if (!fence) continue;
    named.add(Number(number));
    last = {fence, line: fence.line + Number(row) - 1, message: `go: ${message}`};
    if (column !== undefined) last.column = Number(column);
    // A package and its tests are compiled one after the other and say the same.
    if (project?.judged.includes(fence)) findings.set(`${path}:${number}:${row}:${message}`, last);
  }
  return [...findings.values(), ...projectErrors(output, run, projects, named)];
}

/** Errors that belong to no line, e.g. two packages in one folder. */
function projectErrors(
  output: string,
  run: string,
  projects: readonly Project[],
  named: ReadonlySet<number>,
): Finding[] {
  const whole = new RegExp(`^\\S*${run}/(\\d+)\\S*(?: \\S+)?\\t(.+)`, 'gm');
  return [...output.matchAll(whole)].flatMap(([, number, message]) => {
    if (named.has(Number(number))) return [];
    const judged = projects[Number(number)]?.judged ?? [];
    return judged.map((fence) => ({fence, line: fence.line, message: `go: ${message}`}));
  });
}
