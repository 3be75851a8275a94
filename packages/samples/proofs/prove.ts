import {basename} from 'node:path/posix';
import {proofsFileOf, readProofs} from '../../../src/features/samples/proofs.ts';
import {installThorough} from '../../../src/cli/steps/installThorough.ts';
import {counted} from '../../../src/shared/format.ts';
import {formatSeconds, runStep} from '../../../src/shared/cli/progress.ts';
import {checkPages, type Report} from '../core/check.ts';
import {formatFaults, formatSummary} from '../core/report.ts';
import {findUnproven, needsProof, type OpenPage} from './findUnproven.ts';
import {keepProofs} from './keepProofs.ts';

async function checkOpen(open: readonly OpenPage[], all: boolean): Promise<Report> {
  const wanted = open.flatMap(({page, unproven}) =>
    all ? page.fences.filter(needsProof) : unproven,
  );
  const ids = new Set(wanted.map(({id}) => id));
  const files = open.map(({page}) => page.file);
  // Only Mermaid can read its diagrams, and it is too large to be installed for everybody.
  if (wanted.some(({language}) => language === 'mermaid')) await installThorough();
  const {loadCheckers} = await import('../core/checkers.ts');
  const checkers = await loadCheckers();
  return runStep(
    `Checking ${counted(ids.size, 'sample')} of ${counted(files.length, 'page')}`,
    (report) =>
      checkPages(files, checkers, {
        isWanted: all ? undefined : ({id}) => ids.has(id),
        onCheck: report.at,
      }),
  );
}

/** Why samples stay unproven, by what is missing: `go is not installed: 12 samples`. */
function reasonsOf({verdicts}: Report): string[] {
  const reasons = new Map<string, number>();
  for (const {unproven} of verdicts) {
    if (unproven !== undefined) reasons.set(unproven, (reasons.get(unproven) ?? 0) + 1);
  }
  return [...reasons].map(
    ([reason, number]) => `${reason}: ${counted(number, 'sample')} not proven`,
  );
}

/**
 * Proves the samples of pages that are not proven yet with the toolchains that are here, keeps the
 * proofs, and prints what is wrong and what stays open.
 *
 * @param pages paths in the repository
 * @param all proves the others again, too
 * @returns whether nothing is wrong
 */
export async function prove(
  pages: readonly string[],
  {all = false}: {all?: boolean} = {},
): Promise<boolean> {
  const started = performance.now();
  const open = await findUnproven(pages, {all});
  const wrong = open.filter(
    ({page, unproven}) => all || unproven.length > 0 || page.faults.length > 0,
  );
  const report: Report =
    wrong.length > 0 ? await checkOpen(wrong, all) : {verdicts: [], faults: []};
  const faulty = new Set(report.faults.map(({file}) => file));
  const sound = open.filter(({page}) => !page.files.some((file) => faulty.has(file)));
  keepProofs(
    sound.map(({page}) => page),
    report.verdicts,
  );
  if (report.faults.length > 0) console.error(`${formatFaults(report.faults)}\n`);
  if (report.verdicts.length > 0) console.log(formatSummary(report));
  const reasons = reasonsOf(report);
  if (reasons.length > 0) console.log(reasons.join('\n'));
  const proven = pages.reduce(
    (sum, page) => sum + (readProofs(proofsFileOf(page)).get(basename(page))?.samples.size ?? 0),
    0,
  );
  const took = formatSeconds(performance.now() - started);
  console.log(`${counted(proven, 'sample')} of ${counted(pages.length, 'page')} proven, ${took}`);
  return report.faults.length === 0;
}
