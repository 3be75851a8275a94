import {execFileSync} from 'node:child_process';
import {appendFileSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';

/** What is measured, by a name that says where, such as `LCP /glossary/`. Less is better. */
type Figures = Readonly<Record<string, number>>;

/** One run of `npm run bench`, a line of the history file. */
interface Run {
  commit: string;
  /** Day, as in 2026-11-25. */
  date: string;
  /** Processor cores of the machine: times of different machines cannot be compared. */
  cores: number;
  figures: Figures;
}

const FILE = 'tests/performance/history.jsonl';

/** Prints what has changed since the last run, and appends this one to the history, which is committed. */
export function compareWithLast(figures: Figures): void {
  const last = JSON.parse(readFileSync(FILE, 'utf8').trimEnd().split('\n').at(-1)!) as Run;
  console.log(`Since ${last.commit} (${last.date}, ${last.cores} cores)`);
  const changed = Object.entries(figures).flatMap(([name, now]) => {
    const before = last.figures[name];
    if (before === undefined || before === now) return [];
    // What was 0 has grown by no percentage.
    const percent = before && Number(((now / before - 1) * 100).toFixed(1));
    return [[name, {before, now, percent}] as const];
  });
  console.table(Object.fromEntries(changed));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  const date = new Date().toISOString().slice(0, 10);
  const run: Run = {commit, date, cores: availableParallelism(), figures};
  appendFileSync(FILE, `${JSON.stringify(run)}\n`);
}
