import {languageChecker} from '../languages/checkLanguage.ts';
import {languages} from '../languages/registry.ts';
import {sortFaults, toFault} from './check.ts';
import {LIGHT_CHECKERS} from './checkers.ts';
import type {Page} from './extract.ts';
import {findMeaningless, findUnprovenClaims} from './fenceFaults.ts';
import type {Finding, PageFault} from './types.ts';

const checkers = [...LIGHT_CHECKERS, ...languages.map((language) => languageChecker(language))];

/**
 * Finds what is wrong with the samples of pages without starting anything: fence attributes, what
 * does not parse, types of TypeScript, names of SDKs in languages without a compiler here. Nothing
 * is executed and no other language compiled, so that the answer comes while somebody writes.
 */
export async function quickCheck(pages: readonly Page[]): Promise<PageFault[]> {
  const findings: Finding[] = pages.flatMap(({fences}) =>
    fences.flatMap((fence) => [...findUnprovenClaims(fence), ...findMeaningless(fence, fences)]),
  );
  const fences = pages.flatMap((page) => page.fences);
  // One after the other: loading two grammars at once breaks both.
  for (const {languages: names, check} of checkers) {
    const own = fences.filter(({language}) => names.includes(language));
    const outcomes = own.length > 0 ? await check(own) : [];
    findings.push(
      ...outcomes
        .filter(({fence}) => fence.meta.unchecked === undefined)
        .flatMap((outcome) => outcome.findings),
    );
  }
  return sortFaults([...pages.flatMap(({faults}) => faults), ...findings.map(toFault)]);
}
