import {existsSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname} from 'node:path/posix';
import {
  formatProofs,
  proofsFileOf,
  readProofs,
  type PageProofs,
  type SampleProof,
} from '../../../src/features/samples/proofs.ts';
import type {Verdict} from '../core/check.ts';
import type {Page} from '../core/extract.ts';
import {needsProof} from './findUnproven.ts';
import {proofKey} from './fingerprint.ts';
import {outlineOf} from './outline.ts';

function toProof({fence, status, tool, against, readings, signatures}: Verdict): SampleProof {
  const {language} = fence;
  return {language, status: status as SampleProof['status'], tool, against, readings, signatures};
}

/** Whether a verdict proves all that can be proven of a sample. */
function isProof({status, unproven}: Verdict): boolean {
  return status !== 'failed' && status !== 'not-code' && unproven === undefined;
}

/** The proofs of a page: new ones, and the old ones of samples that it still has. */
function proofsOfPage(
  page: Page,
  verdicts: ReadonlyMap<string, Verdict>,
  old: PageProofs | undefined,
): PageProofs | undefined {
  const fences = page.fences.filter(needsProof);
  const samples = fences.flatMap((fence) => {
    const key = proofKey(fence, page.fences);
    const verdict = verdicts.get(fence.id);
    const proof = verdict && isProof(verdict) ? toProof(verdict) : old?.samples.get(key);
    return proof ? [[key, proof] as const] : [];
  });
  if (page.fences.length === 0) return undefined;
  const isWhole = samples.length === fences.length && page.faults.length === 0;
  return {
    // Without an outline the page is read again, until all of it is proven.
    outline: isWhole ? outlineOf(page.file).digest : 'open',
    samples: new Map(samples),
  };
}

/**
 * Writes proofs beside the pages, and forgets those of samples and pages that are gone.
 *
 * @param pages pages that were read anew and in which nothing is wrong
 * @param verdicts what the check found, of these pages
 * @param exists tells whether a page is still there
 */
export function keepProofs(
  pages: readonly Page[],
  verdicts: readonly Verdict[],
  exists: (page: string) => boolean = existsSync,
): void {
  const byId = new Map(verdicts.map((verdict) => [verdict.fence.id, verdict]));
  for (const file of new Set(pages.map((page) => proofsFileOf(page.file)))) {
    const own = pages.filter((page) => proofsFileOf(page.file) === file);
    const kept = new Map(
      [...readProofs(file)].filter(([name]) => exists(`${dirname(file)}/${name}`)),
    );
    for (const page of own) {
      const name = basename(page.file);
      const proofs = proofsOfPage(page, byId, kept.get(name));
      if (proofs) kept.set(name, proofs);
      else kept.delete(name);
    }
    if (kept.size > 0) writeFileSync(file, formatProofs(kept));
    else rmSync(file, {force: true});
  }
}
