import {execFileSync} from 'node:child_process';
import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';

/** One run of `npm run bench`, a line of the history file. */
interface HistoryEntry {
  commit: string;
  /** Day, as in 2026-11-25. */
  date: string;
  /** Processor cores of the machine: times of different machines cannot be compared. */
  cores: number;
  /** By a name that says what is measured and where, such as `KB /glossary/`. Less is better. */
  figures: Readonly<Record<string, number>>;
}

interface Difference {
  before: number;
  now: number;
  /** Growth in percent; undefined where it was 0. */
  percent?: number;
}

const FILE = 'tests/performance/history.jsonl';

/** Returns the entries of a history file, oldest first. */
export function parseHistory(text: string): HistoryEntry[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as HistoryEntry);
}

/** Returns the figures that are not what they were; one that is new has nothing to differ from. */
export function differences(
  before: HistoryEntry['figures'],
  now: HistoryEntry['figures'],
): Record<string, Difference> {
  return Object.fromEntries(
    Object.entries(now).flatMap(([name, value]) => {
      const old = before[name];
      if (old === undefined || old === value) {
        return [];
      }
      const percent = old === 0 ? {} : {percent: Number(((value / old - 1) * 100).toFixed(1))};
      return [[name, {before: old, now: value, ...percent}]];
    }),
  );
}

/**
 * Appends a run to the history file, which is committed.
 *
 * @returns the entry before it, if there is one.
 */
export function appendHistory(figures: HistoryEntry['figures']): HistoryEntry | undefined {
  const last = existsSync(FILE) ? parseHistory(readFileSync(FILE, 'utf8')).at(-1) : undefined;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  const date = new Date().toISOString().slice(0, 10);
  const entry: HistoryEntry = {commit, date, cores: availableParallelism(), figures};
  appendFileSync(FILE, `${JSON.stringify(entry)}\n`);
  return last;
}
