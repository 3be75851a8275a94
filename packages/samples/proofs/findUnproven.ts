import {basename} from 'node:path/posix';
import {proofsFileOf, readProofs, type PageProofs} from '../../../src/features/samples/proofs.ts';
import type {Page} from '../core/extract.ts';
import {DRAWN, NOT_CODE} from '../core/languages.ts';
import type {Fence} from '../core/types.ts';
import {isOfToday, proofKey} from './fingerprint.ts';
import {outlineOf} from './outline.ts';

/** A page with samples that are not proven, or whose file of proofs could be read faster. */
export type OpenPage = {page: Page; unproven: Fence[]};

/** Whether a sample has a proof at all. */
export const needsProof = ({language}: Fence): boolean =>
  !NOT_CODE.has(language) && !DRAWN.has(language);

function isAsProven(proofs: PageProofs | undefined, outline: string): boolean {
  return (
    proofs?.outline === outline &&
    [...proofs.samples].every(([key, {language}]) => isOfToday(key, language))
  );
}

/**
 * Compares the samples of pages with what is kept beside them. A page whose outline is known is not
 * parsed, so that all pages take about a second; others are, and compared sample by sample.
 *
 * @param pages paths in the repository
 * @param all parses each page
 * @returns the pages that were parsed, also those without an unproven sample
 */
export async function findUnproven(
  pages: readonly string[],
  {all = false}: {all?: boolean} = {},
): Promise<OpenPage[]> {
  const unknown = pages.filter((page) => {
    if (all) return true;
    const {digest, hasFences} = outlineOf(page);
    const proofs = readProofs(proofsFileOf(page)).get(basename(page));
    return hasFences ? !isAsProven(proofs, digest) : proofs !== undefined;
  });
  if (unknown.length === 0) return [];
  const {extractPage} = await import('../core/extract.ts');
  return unknown.map((file) => {
    const page = extractPage(file);
    const known = readProofs(proofsFileOf(file)).get(basename(file))?.samples;
    const unproven = page.fences.filter(
      (fence) => needsProof(fence) && !known?.has(proofKey(fence, page.fences)),
    );
    return {page, unproven};
  });
}
