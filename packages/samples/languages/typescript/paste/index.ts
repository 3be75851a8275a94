import {rmSync} from 'node:fs';
import type {Fence, Finding} from '../../../core/types.ts';
import {createSources, type Source} from '../sources.ts';
import {execute, type Execution} from './execute.ts';
import {writeProject} from './project.ts';

/** How many samples run at a time. */
const WORKERS = 2;

/**
 * Pastes samples into a folder of their own, as readers would, and runs them: each must end by
 * itself and print something. A sample that exports something only has to end, and one marked
 * `serves` only has to start.
 *
 * @param wanted the fences to run
 * @param all all fences of their pages, because samples continue and import one another
 */
export async function pasteSamples(
  wanted: readonly Fence[],
  all: readonly Fence[],
): Promise<Finding[]> {
  const ids = new Set(wanted.map(({id}) => id));
  const sources = createSources(all);
  const queue = sources.filter(({fence}) => ids.has(fence.id));
  const findings: Finding[] = [];
  const work = async () => {
    for (let source = queue.shift(); source; source = queue.shift()) {
      const {fence} = source;
      const siblings = sources.filter((each) => each !== source && each.fence.page === fence.page);
      const {folder, file} = writeProject(source, siblings);
      try {
        findings.push(...judge(source, await execute(folder, file)));
      } finally {
        rmSync(folder, {recursive: true, force: true});
      }
    }
  };
  await Promise.all(Array.from({length: WORKERS}, work));
  return findings;
}

function judge({fence, assembled}: Source, {stdout, stderr, code, ended}: Execution): Finding[] {
  const at = {fence, line: fence.line - 1};
  if (fence.meta.flags.has('serves')) {
    return ended ? [{...at, message: `pasted and run, the sample ends:\n${stderr.trim()}`}] : [];
  }
  if (!ended) {
    return [
      {
        ...at,
        message: 'pasted and run, the sample does not end by itself',
        hint: "end it with `client.stopPolling();`, or mark a server with 'serves'",
      },
    ];
  }
  if (code !== 0)
    return [{...at, message: `pasted and run, the sample fails:\n${lastLines(stderr)}`}];
  const exports = /^export /m.test(assembled.code);
  if (stdout.trim() !== '' || exports) return [];
  return [{...at, message: 'pasted and run, the sample prints nothing', hint: 'print the result'}];
}

/** The part of Node's report that names the error. */
function lastLines(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.find((line) => /Error|ERROR/.test(line)) ?? lines.slice(-2).join('\n');
}
