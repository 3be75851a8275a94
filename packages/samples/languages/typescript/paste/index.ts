import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {readerCode} from '../../../../../src/features/samples/readerCode.ts';
import {ROOT} from '../../../core/paths.ts';
import type {Finding} from '../../../core/types.ts';
import type {Toolchain} from '../../toolchains/types.ts';
import {createSources, type Source} from '../sources.ts';
import {bundlePreload, execute, type Execution} from './execute.ts';

/** How many samples run at a time. */
const WORKERS = 2;

const FOLDER = join(ROOT, '.cache/samples/paste');

/**
 * Pastes samples into a folder of their own, as readers would, and runs them: each must end by
 * itself and print something. A part of an app only has to start, and so has a sample marked
 * `serves`, which must not end.
 */
export const pasteToolchain: Toolchain = {
  command: 'node',
  async check(fences, page = () => []) {
    const queue = [...fences];
    const findings: Finding[] = [];
    mkdirSync(FOLDER, {recursive: true});
    // Two checks at the same time share nothing.
    const parent = mkdtempSync(join(FOLDER, 'run-'));
    const preload = await bundlePreload(parent);
    const work = async () => {
      for (let fence = queue.shift(); fence; fence = queue.shift()) {
        const sources = createSources(page(fence));
        const source = sources.find((each) => each.fence === fence)!;
        const siblings = sources.filter((each) => each !== source);
        const {folder, file} = writeProject(parent, source, siblings);
        const isModule = isPartOfApp(source);
        findings.push(...judge(source, await execute(folder, file, {preload, isModule})));
      }
    };
    try {
      await Promise.all(Array.from({length: WORKERS}, work));
    } finally {
      rmSync(parent, {recursive: true, force: true});
    }
    return {tool: `node ${process.versions.node}`, findings};
  },
};

function judge(source: Source, {stdout, stderr, code, ended}: Execution): Finding[] {
  const {fence} = source;
  const find = (message: string, hint?: string) => [{fence, line: fence.line - 1, message, hint}];
  if (fence.meta.flags.has('serves')) {
    return ended ? find(`pasted and run, the sample ends:\n${stderr.trim()}`) : [];
  }
  const isModule = isPartOfApp(source);
  if (!ended && !isModule) {
    return find(
      'pasted and run, the sample does not end by itself',
      "end it with `client.stopPolling();`, or mark a server with 'serves'",
    );
  }
  if (code !== 0) return find(`pasted and run, the sample fails: ${errorIn(stderr)}`);
  if (stdout.trim() !== '' || isModule) return [];
  return find('pasted and run, the sample prints nothing', 'print the result');
}

/** The line of Node's report that names the error. */
function errorIn(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.slice(-2).join('\n');
}

/** The file a reader would paste a sample into: its title, if that is a file name. */
function fileOf({fence, javascript}: Source): string {
  const [name = ''] = (fence.meta.title ?? '').split(/[ ,]/);
  return /\.\w+$/.test(name) ? name : `sample.${javascript ? 'mjs' : 'mts'}`;
}

/** Whether a sample belongs to an app of several files: it exports, or its file is in a folder. */
function isPartOfApp(source: Source): boolean {
  return /^export /m.test(source.fence.code) || fileOf(source).includes('/');
}

/**
 * Writes a sample as readers see it into a new folder, beside the other files of its page.
 *
 * @param parent an existing folder below the repository, so that packages resolve
 * @returns the folder and the path of the sample in it
 */
function writeProject(
  parent: string,
  source: Source,
  siblings: readonly Source[],
): {folder: string; file: string} {
  const folder = mkdtempSync(join(parent, 'sample-'));
  for (const each of [...siblings, source]) {
    const target = join(folder, fileOf(each));
    if (relative(folder, target).startsWith('..')) continue;
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, `${readerCode(each.fence.code, each.fence.language)}\n`);
  }
  return {folder, file: fileOf(source)};
}
