import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** A commit's change of a file. */
export interface FileChange {
  /** Time of the commit, ms since 1970. */
  time: number;
  /** Whether the commit changed so many files that a small change of one says nothing. */
  isMass: boolean;
  /** Names of the texts before and after, for `readBlobs`; zeros where there was none. */
  before: string;
  after: string;
}

/** A commit of more pages renames something, or formats it anew. */
const MASS = 40;

const RE_PAGE = /\.mdx?$/;
/** The name of the text of a file that is not there. */
const RE_NOTHING = /^0+$/;

const RE_CHANGE = /^:\d+ \d+ (\w+) (\w+) ([A-Z])\d*\t([^\t]+)(?:\t([^\t]+))?$/;

function git(folder: string, args: readonly string[], input = ''): Buffer {
  const {status, stdout, stderr} = spawnSync('git', args, {cwd: folder, input, maxBuffer: 1e9});
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.toString()}`);
  return stdout;
}

/**
 * Reads all changes of pages from git by one command. A page that moved keeps its changes.
 *
 * @param folders with pages, in the repository at `root`
 * @returns absolute path of each page → its changes, the newest first
 */
export function pageChanges(root: string, folders: readonly string[]): Map<string, FileChange[]> {
  const format = ['--format=%x00%ct', '--raw', '-M', '--no-abbrev', '--no-merges', '--relative'];
  const log = git(root, ['-c', 'core.quotePath=false', 'log', ...format, '--', ...folders]);
  const pages = new Map<string, FileChange[]>();
  /** What a path of an older commit is called today. */
  const names = new Map<string, string>();
  for (const commit of log.toString().split('\0').slice(1)) {
    const [seconds, ...lines] = commit.split('\n');
    const changes = lines.flatMap((line) => {
      const [, before, after, kind, from, to = from] = RE_CHANGE.exec(line) ?? [];
      return before && after && from && to && RE_PAGE.test(to)
        ? [{before, after, kind, from, to}]
        : [];
    });
    for (const {before, after, kind, from, to} of changes) {
      const name = names.get(to) ?? to;
      names.set(from, name);
      const file = path.resolve(root, name);
      const known = pages.get(file) ?? [];
      // What was deleted and written anew begins with the new text.
      if (kind === 'D' || RE_NOTHING.test(known.at(-1)?.before ?? '')) continue;
      const time = Number(seconds) * 1000;
      pages.set(file, [...known, {time, isMass: changes.length > MASS, before, after}]);
    }
  }
  return pages;
}

/** Reads texts from git by one command; the name of zeros has an empty one. */
export function readBlobs(root: string, names: ReadonlySet<string>): Map<string, string> {
  const wanted = [...names].filter((name) => !RE_NOTHING.test(name));
  const output = git(root, ['cat-file', '--batch'], wanted.join('\n'));
  const texts = new Map<string, string>();
  let at = 0;
  for (const name of wanted) {
    const end = output.indexOf('\n', at);
    const size = Number(output.toString('utf8', at, end).split(' ')[2]);
    texts.set(name, output.toString('utf8', end + 1, end + 1 + size));
    at = end + size + 2;
  }
  return texts;
}
