import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fingerprint} from '../../../src/features/samples/fingerprint.ts';
import type {ProvenanceEntry, ProvenanceManifest} from '../../../src/features/samples/types.ts';
import type {Verdict} from './check.ts';
import {ROOT} from './paths.ts';

/** Where the site build looks for the record. */
const PROVENANCE_FILE = join(ROOT, '.cache/samples.json');

/** Records what was done with each fence, by fence id. */
export function createProvenance(
  verdicts: readonly Verdict[],
  lockfileDate: string,
): ProvenanceManifest {
  const fences: Record<string, ProvenanceEntry> = {};
  for (const verdict of verdicts) {
    if (verdict.status === 'not-code') continue;
    fences[verdict.fence.id] = toEntry(verdict, verdict.status);
  }
  return {lockfileDate, fences};
}

function toEntry(
  {fence, tool, against, readings, signatures}: Verdict,
  status: ProvenanceEntry['status'],
): ProvenanceEntry {
  const [, sdk, version] = /^(?:declarations of )?(\S*eppo\S*) (\S+)$/i.exec(against ?? '') ?? [];
  return {
    language: fence.language,
    status,
    tool,
    ...(against === undefined ? {} : {against}),
    ...(readings === undefined ? {} : {readings}),
    ...(signatures === undefined ? {} : {signatures}),
    ...(sdk === undefined || version === undefined ? {} : {sdk, version}),
    ...(fence.meta.unchecked === undefined ? {} : {reason: fence.meta.unchecked}),
    hash: fingerprint(fence.language, fence.code),
  };
}

/**
 * Writes the record. Entries of other pages that still exist are kept: their hashes
 * still say which code they are about.
 */
export function writeProvenance(verdicts: readonly Verdict[], file = PROVENANCE_FILE): void {
  const manifest = createProvenance(verdicts, lockfileDate());
  const pages = new Set(verdicts.map(({fence}) => fence.page));
  const kept = Object.entries(readManifest(file)?.fences ?? {}).filter(([id]) => {
    const page = id.replace(/#\d+$/, '');
    return !pages.has(page) && existsSync(join(ROOT, page));
  });
  const fences = {...Object.fromEntries(kept), ...manifest.fences};
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify({...manifest, fences}, null, 2)}\n`);
}

function readManifest(file: string): ProvenanceManifest | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProvenanceManifest;
  } catch {
    return undefined;
  }
}

/** The day package-lock.json was last committed; before its first commit, last written. */
function lockfileDate(): string {
  const committed = git(['log', '-1', '--format=%cs', '--', 'package-lock.json']);
  return committed || statSync(join(ROOT, 'package-lock.json')).mtime.toISOString().slice(0, 10);
}

function git(args: string[]): string {
  try {
    return execFileSync('git', args, {cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore']})
      .toString()
      .trim();
  } catch {
    return '';
  }
}
