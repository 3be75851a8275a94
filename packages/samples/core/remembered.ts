import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {globSync} from 'tinyglobby';
import {hashFiles} from '../../../src/shared/hashFiles.ts';
import {toolchainVersions} from '../languages/toolchains/versions.ts';
import type {Report, Verdict} from './check.ts';
import {ROOT} from './paths.ts';

const FOLDER = join(ROOT, '.cache/samples');

/** All that decides about samples besides pages; whoever changes any of it has all checked anew. */
const DECIDING = [
  'packages/samples',
  'src',
  'static',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'packages/thorough/node_modules/.package-lock.json',
  'tsconfig.json',
];

/** What is remembered of a page without faults. */
type Passed = {
  /** Hashes of the files its result depends on, by path; `missing` for one that must not exist. */
  files: Readonly<Record<string, string>>;
  verdicts: readonly Verdict[];
};

type Memory = {
  /** Stands for everything besides pages: their entries are void once it is another. */
  surroundings: string;
  pages: Record<string, Passed>;
};

function hashOf(file: string): string {
  const path = join(ROOT, file);
  return existsSync(path)
    ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 24)
    : 'missing';
}

function isNewer(file: string, time: number): boolean {
  return (statSync(join(ROOT, file), {throwIfNoEntry: false})?.mtimeMs ?? 0) >= time;
}

/** Hashes files once, however many pages depend on one. */
function createHasher(): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const hash = known.get(file) ?? hashOf(file);
    known.set(file, hash);
    return hash;
  };
}

function hashSurroundings(versions: string): string {
  const files = DECIDING.map((file) => join(ROOT, file)).filter((file) => existsSync(file));
  return [versions, process.env.SAMPLES_TOOLCHAINS ?? '', hashFiles(files)].join('\n');
}

function readMemory(file: string, surroundings: string): Memory {
  try {
    const memory = JSON.parse(readFileSync(file, 'utf8')) as Memory;
    if (memory.surroundings === surroundings) return memory;
  } catch {
    // Nothing is remembered yet, or another process was writing.
  }
  return {surroundings, pages: {}};
}

function writeMemory(file: string, memory: Memory): void {
  mkdirSync(dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(memory));
  renameSync(draft, file);
}

/** A verdict without what only the check itself needs of a fence. */
function toRecord({fence, ...verdict}: Verdict): Verdict {
  const {id, file, page, line, language, code, meta} = fence;
  const {unchecked} = meta;
  return {...verdict, fence: {id, file, page, line, language, code, meta: {unchecked}}};
}

/** Makes all samples be checked anew, by their toolchains too. What was installed stays. */
export function forgetVerdicts(): void {
  globSync('*.json', {cwd: FOLDER, absolute: true}).forEach((file) => rmSync(file));
}

/** Checks pages; see `checkPages`. */
type Check = (pages: readonly string[]) => Promise<
  Report & {
    reads: ReadonlyMap<string, readonly string[]>;
    /** Whether a later check would say the same, also when more can be installed then. */
    isFinal?: (verdict: Verdict) => boolean;
  }
>;

/**
 * Checks pages, but not those that passed before and whose own files, the pages they link to and
 * everything else that decides about samples are the same.
 *
 * @param check is called only when there is a page to check
 * @param options.file remembers the results
 * @param options.versions tells what judges samples
 */
export async function checkChanged(
  pages: readonly string[],
  check: Check,
  {file = join(FOLDER, 'pages.json'), versions = toolchainVersions} = {},
): Promise<Report> {
  const started = Date.now();
  const memory = readMemory(file, hashSurroundings(await versions()));
  const hash = createHasher();
  const isSame = (page: string) =>
    Object.entries(memory.pages[page]?.files ?? {[page]: ''}).every(
      ([path, before]) => hash(path) === before,
    );
  const changed = pages.filter((page) => !isSame(page));
  const remembered = pages
    .filter((page) => !changed.includes(page))
    .flatMap((page) => memory.pages[page]!.verdicts);
  if (changed.length === 0) return {verdicts: remembered, faults: []};

  const {verdicts, faults, reads, isFinal = () => true} = await check(changed);
  for (const page of changed) {
    const own = verdicts.filter(({fence}) => fence.page === page);
    const files = reads.get(page) ?? [];
    const isRight = !faults.some((fault) => files.includes(fault.file)) && own.every(isFinal);
    // Somebody who writes while the check runs may have been too late for it.
    if (isRight && !files.some((path) => isNewer(path, started))) {
      memory.pages[page] = {
        files: Object.fromEntries(files.map((path) => [path, hash(path)])),
        verdicts: own.map(toRecord),
      };
    } else {
      delete memory.pages[page];
    }
  }
  writeMemory(file, memory);
  const all = [...remembered, ...verdicts];
  return {verdicts: pages.flatMap((page) => all.filter(({fence}) => fence.page === page)), faults};
}
