import path from 'node:path';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import type {Proof} from './types.ts';

/** The file beside the pages of a folder that says how their samples were proven. */
const PROOFS_FILE = 'samples.lock';

const HEADING = '# How the samples of these pages were proven. Written by: npm run samples';

/** What a line about a sample holds. */
export type SampleProof = Proof & {language: string};

/** What is kept of the samples of one page. */
export type PageProofs = {
  /** Digest of all that decides which samples the page has; see `packages/samples/proofs/outline.ts`. */
  outline: string;
  /** By fingerprint of the sample; see `packages/samples/proofs/fingerprint.ts`. */
  samples: ReadonlyMap<string, SampleProof>;
};

const RE_LINE = /^(\S+\.mdx?) ([\w.]+)(?: (\{.*\}))?$/;

/**
 * Reads a file of proofs: a line for each page with its outline, and one for each sample with its
 * fingerprint and JSON. Lines in another form, such as the marks of a merge conflict, are skipped,
 * so a conflict costs at most a new proof.
 */
function parseProofs(text: string): Map<string, PageProofs> {
  const pages = new Map<string, {outline: string; samples: Map<string, SampleProof>}>();
  for (const line of text.split('\n')) {
    const [, name, key, json] = RE_LINE.exec(line) ?? [];
    if (name === undefined || key === undefined) continue;
    const page = pages.get(name) ?? {outline: '', samples: new Map<string, SampleProof>()};
    pages.set(name, page);
    if (json === undefined) page.outline = key;
    else page.samples.set(key, JSON.parse(json) as SampleProof);
  }
  return pages;
}

/** Writes what `parseProofs` reads, sorted, so that changes of two writers seldom meet in a line. */
export function formatProofs(pages: ReadonlyMap<string, PageProofs>): string {
  const names = [...pages.keys()].sort();
  const lines = names.flatMap((name) => {
    const {outline, samples} = pages.get(name)!;
    const keys = [...samples.keys()].sort();
    return [
      `${name} ${outline}`,
      ...keys.map((key) => `${name} ${key} ${JSON.stringify(samples.get(key))}`),
    ];
  });
  return `${[HEADING, ...lines].join('\n')}\n`;
}

/** The file of proofs that a page belongs to. */
export function proofsFileOf(page: string): string {
  return path.posix.join(path.posix.dirname(page), PROOFS_FILE);
}

const read = new Map<string, {changed: number; pages: Map<string, PageProofs>}>();

/** Reads a file of proofs, again only when it has changed; one that is missing is empty. */
export function readProofs(file: string): Map<string, PageProofs> {
  if (!existsSync(file)) return new Map();
  const changed = statSync(file).mtimeMs;
  const known = read.get(file);
  if (known?.changed === changed) return known.pages;
  const pages = parseProofs(readFileSync(file, 'utf8'));
  read.set(file, {changed, pages});
  return pages;
}

/** The proofs of a page's samples by their fingerprints. */
export function proofsOf(page: string): ReadonlyMap<string, Proof> {
  return readProofs(proofsFileOf(page)).get(path.posix.basename(page))?.samples ?? new Map();
}

/**
 * Finds how a sample of a page was proven.
 *
 * @returns undefined when no sample of the page with exactly this code is proven
 */
export function findProof(
  page: string,
  language: string,
  code: string,
  proofs = proofsOf(page),
): Proof | undefined {
  const start = `${fingerprint(language.toLowerCase(), code)}.`;
  for (const [key, proof] of proofs) if (key.startsWith(start)) return proof;
  return undefined;
}

/** The first 12 hexadecimal digits of SHA-256 of a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Identifies a sample by its language and exact code: 12 hexadecimal digits. */
export function fingerprint(language: string, code: string): string {
  return digest(`${language}\n${code}`);
}
