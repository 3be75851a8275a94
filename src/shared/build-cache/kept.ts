import {createHash} from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {surroundingsOf} from './surroundings.ts';

/** Where results are kept, from the folder of the repository. */
export const KEPT_FOLDER = '.cache/kept';

/** So many surroundings are remembered: those of the present branch, and of the ones before it. */
const REMEMBERED = 3;

/** What earlier builds made, by all that decided about it. */
export interface Kept {
  /** Folder of the results of these surroundings, for what keeps files of its own. */
  folder: string;
  /** Returns what was written for these inputs; undefined when nothing was, or only a part of it. */
  read<T>(inputs: unknown): {value: T} | undefined;
  write(inputs: unknown, value: unknown): void;
}

/** Returns the result of a computation, or what an earlier one gave for the same inputs. */
export type Keep = <T>(inputs: unknown, compute: () => T) => T;

function removeOld(folder: string): void {
  readdirSync(folder)
    .map((name) => path.join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .slice(REMEMBERED)
    .forEach((old) => rmSync(old, {recursive: true, force: true}));
}

function keyOf(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
}

/**
 * Opens the results that were made in the same surroundings: the inputs of a result need not name
 * anything that belongs to these.
 *
 * @param folder where results are kept
 * @param surroundings see `surroundingsOf`
 */
export function openKept(folder: string, surroundings: string): Kept {
  const own = path.join(folder, surroundings);
  mkdirSync(own, {recursive: true});
  const now = new Date();
  utimesSync(own, now, now);
  removeOld(folder);
  const fileOf = (inputs: unknown): string => path.join(own, `${keyOf(inputs)}.json`);
  return {
    folder: own,
    read<T>(inputs: unknown) {
      try {
        return JSON.parse(readFileSync(fileOf(inputs), 'utf8')) as {value: T};
      } catch {
        return undefined;
      }
    },
    write(inputs, value) {
      const file = fileOf(inputs);
      // Under another name at first: two builds may run, and one may be stopped.
      const draft = `${file}.${process.pid}`;
      mkdirSync(own, {recursive: true});
      writeFileSync(draft, JSON.stringify({value}));
      renameSync(draft, file);
    },
  };
}

const opened = new Map<string, Kept>();

/** Opens what builds of this site keep; hashes its surroundings once. */
export function siteKept(siteDir: string): Kept {
  const folder = path.join(siteDir, KEPT_FOLDER);
  const kept = opened.get(folder) ?? openKept(folder, surroundingsOf(siteDir, process.env));
  opened.set(folder, kept);
  return kept;
}

/** Does the same as `keepIn` for what takes its time. */
export async function keepLater<T>(
  kept: Kept,
  inputs: unknown,
  compute: () => Promise<T>,
): Promise<T> {
  const known = kept.read<T>(inputs);
  if (known) return known.value;
  const value = await compute();
  kept.write(inputs, value);
  return value;
}

/** Returns a function that computes only what is not kept. */
export function keepIn(kept: Kept): Keep {
  return <T>(inputs: unknown, compute: () => T): T => {
    const known = kept.read<T>(inputs);
    if (known) return known.value;
    const value = compute();
    kept.write(inputs, value);
    return value;
  };
}

/** Does the same as `keepIn` for a large result that any page changes: of these, the last one is kept. */
export function keepLast<T>(kept: Kept, name: string, inputs: unknown, compute: () => T): T {
  const key = keyOf(inputs);
  const known = kept.read<{key: string; result: T}>(name);
  if (known?.value.key === key) return known.value.result;
  const result = compute();
  kept.write(name, {key, result});
  return result;
}
