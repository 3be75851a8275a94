import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {sectionsOf, type Section, type Statement} from './sections.ts';

/** What a section says now, and said before. */
interface ChangedSection {
  /** Empty above the first heading. */
  heading: string;
  added: string[];
  removed: string[];
}

function takeOut(counts: Map<string, number>, {words}: Statement): boolean {
  const left = counts.get(words) ?? 0;
  counts.set(words, left - 1);
  return left > 0;
}

/** The statements of each section that the other version does not have, wherever they stand there. */
function missingIn(other: readonly Section[], sections: readonly Section[]) {
  const counts = new Map<string, number>();
  for (const {words} of other.flatMap(({statements}) => statements)) {
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return sections.map(({heading, statements}) => ({
    heading,
    statements: statements.filter((statement) => !takeOut(counts, statement)),
  }));
}

/** Share of the words that two statements have in common. */
function likeness(a: Statement, b: Statement): number {
  const [words, others] = [a, b].map(({words}) => new Set(words.split(' '))) as [
    Set<string>,
    Set<string>,
  ];
  const shared = [...words].filter((word) => others.has(word)).length;
  return (2 * shared) / (words.size + others.size);
}

/** From here on two statements say the same in other words. */
const ALIKE = 0.8;

/** Leaves out what the other version says in much the same words. */
function withoutAlike(sections: readonly Section[], others: readonly Section[]): Section[] {
  const other = others.flatMap(({statements}) => statements);
  return sections.map(({heading, statements}) => ({
    heading,
    statements: statements.filter((each) => other.every((one) => likeness(each, one) < ALIKE)),
  }));
}

function textsOf(sections: readonly Section[], heading: string): string[] {
  return sections
    .filter((section) => section.heading === heading)
    .flatMap(({statements}) => statements.map(({text}) => text));
}

/**
 * Compares two versions of a page by their words; what only moved, or is only set in another way, did
 * not change.
 *
 * @param isMass whether this change is one of very many, where a new word here and there says nothing
 * @returns the sections with sentences that one version has and the other has not, in the order of the page
 */
function compareVersions(
  old: readonly Section[],
  now: readonly Section[],
  isMass = false,
): ChangedSection[] {
  let [removed, added] = [missingIn(now, old), missingIn(old, now)];
  if (isMass) [removed, added] = [withoutAlike(removed, added), withoutAlike(added, removed)];
  const headings = new Set([...added, ...removed].map(({heading}) => heading));
  return [...headings]
    .map((heading) => ({
      heading,
      added: textsOf(added, heading),
      removed: textsOf(removed, heading),
    }))
    .filter((section) => section.added.length + section.removed.length > 0);
}

/** A commit's change of a file. */
interface FileChange {
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
 * @returns absolute path of each page → its changes, the newest first
 */
function pageChanges(root: string, folders: readonly string[]): Map<string, FileChange[]> {
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
function readBlobs(root: string, names: ReadonlySet<string>): Map<string, string> {
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

/** What happened to a page on a day. */
export interface PageChange {
  /** Time of the last commit of that day that changed the page, ms since 1970. */
  time: number;
  /** None for the day on which the page was written. */
  sections: ChangedSection[];
}

/** So many days of a page are told, and so many are looked at. */
const TOLD = 5;
const READ = 12;

/** Joins what happened on one day: a word that came and went did not change. */
function byDay(changes: readonly FileChange[]): FileChange[] {
  const days = new Map<number, FileChange>();
  for (const change of changes) {
    const day = Math.floor(change.time / 86_400_000);
    const later = days.get(day) ?? change;
    days.set(day, {
      ...later,
      before: change.before,
      isMass: later.isMass && change.isMass,
    });
  }
  return [...days.values()].slice(0, READ);
}

/**
 * Reads from git on which days the words of each page changed, and which sentences. A page of which
 * no day can be told has the oldest one.
 *
 * @returns absolute path of each page → its changes, the newest first
 */
export function readPageHistory(root: string, folders: readonly string[]) {
  const pages = [...pageChanges(root, folders)].map(([file, all]) => [file, byDay(all)] as const);
  const names = pages.flatMap(([, days]) => days.flatMap(({before, after}) => [before, after]));
  const texts = readBlobs(root, new Set(names));
  const history = new Map<string, PageChange[]>();
  for (const [file, days] of pages) {
    const versions = new Map<string, Section[]>();
    const read = (name: string): Section[] => {
      const sections = versions.get(name) ?? sectionsOf(texts.get(name) ?? '');
      versions.set(name, sections);
      return sections;
    };
    const told: PageChange[] = [];
    for (const {time, isMass, before, after} of days) {
      const isNew = !texts.has(before);
      const sections = isNew ? [] : compareVersions(read(before), read(after), isMass);
      if (isNew || sections.length > 0) told.push({time, sections});
      if (told.length === TOLD) break;
    }
    const [oldest] = days.slice(-1);
    history.set(file, told.length > 0 || !oldest ? told : [{time: oldest.time, sections: []}]);
  }
  return history;
}
