import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';

/** How many things are still to be done, by page or folder. */
type Counts = Readonly<Record<string, number>>;

/** Something to do. */
export interface Problem {
  /** Page or folder. */
  key: string;
  /** What is wrong, with file and line where there is one, and what to write. */
  message: string;
}

/** Counts the problems of each page or folder. */
function countProblems(problems: readonly Problem[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {key} of problems) {
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/**
 * Compares what is left to do with what may be left.
 *
 * @returns the problems of each key that has more than allowed, and a line for each key whose
 * number can be lowered.
 */
export function comparePending(
  allowed: Counts,
  problems: readonly Problem[],
  file: string,
): string[] {
  const found = countProblems(problems);
  const keys = [...new Set([...Object.keys(allowed), ...Object.keys(found)])].sort();
  return keys.flatMap((key) => {
    const [most, count] = [allowed[key] ?? 0, found[key] ?? 0];
    if (count > most) {
      const messages = problems.filter((problem) => problem.key === key);
      const heading = most > 0 ? [`${key}: ${count} found, ${most} allowed:`] : [];
      return [...heading, ...messages.map(({message}) => message)];
    }
    return count < most
      ? [`${key}: ${count} left, so lower its number in ${file}: PENDING=shrink does it`]
      : [];
  });
}

/** What remains allowed when each number is lowered to what was found, never raised. */
export function shrink(allowed: Counts, found: Counts): Record<string, number> {
  const lowered = Object.entries(allowed).map(
    ([key, most]) => [key, Math.min(most, found[key] ?? 0)] as const,
  );
  return Object.fromEntries(lowered.filter(([, most]) => most > 0));
}

/**
 * Compares with `tests/content/pending/<name>.json`, which may only shrink: a page that was mended
 * must leave it. Without the file nothing is allowed. With `PENDING=shrink` the numbers in the file
 * are lowered first, and an empty file is deleted.
 */
export function checkPending(name: string, problems: readonly Problem[]): string[] {
  const file = `tests/content/pending/${name}.json`;
  const allowed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Counts) : {};
  if (process.env.PENDING !== 'shrink' || !existsSync(file)) {
    return comparePending(allowed, problems, file);
  }
  const lowered = shrink(allowed, countProblems(problems));
  if (Object.keys(lowered).length === 0) {
    rmSync(file);
  } else {
    writeFileSync(file, `${JSON.stringify(lowered, null, 2)}\n`);
  }
  return comparePending(lowered, problems, file);
}
