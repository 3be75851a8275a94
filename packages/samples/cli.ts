import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {CONTENT, findPages} from './core/paths.ts';
import {writeProvenance} from './core/provenance.ts';
import {checkChanged, forgetVerdicts} from './core/remembered.ts';
import {countLanguages, formatFaults, formatSummary} from './core/report.ts';
import {installThorough} from '../../src/cli/steps/installThorough.ts';
import {errorMessage} from '../../src/shared/errorMessage.ts';
import {watchFiles} from '../../src/shared/watchFiles.ts';

const USAGE = `npm run samples -- [paths] [--watch] [--no-cache] [--json file]

  paths       files or folders to check; docs and blog when left out
  --watch     checks a page again whenever it changes
  --no-cache  checks everything again, also what passed before and did not change
  --json      writes to a file how the fences of each language were checked`;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    watch: {type: 'boolean'},
    'no-cache': {type: 'boolean'},
    json: {type: 'string'},
    help: {type: 'boolean', short: 'h'},
  },
});

/** Loads compilers and grammars, and installs Mermaid, only when a page is to be checked. */
async function check(pages: readonly string[]) {
  if (pages.some((page) => /^```mermaid/m.test(readFileSync(page, 'utf8')))) {
    await installThorough();
  }
  const [{checkPages}, {loadCheckers}, {isPythonReady}] = await Promise.all([
    import('./core/check.ts'),
    import('./core/checkers.ts'),
    import('./languages/python/environment.ts'),
  ]);
  const report = await checkPages(pages, await loadCheckers());
  return {
    ...report,
    isFinal: ({fence}: {fence: {language: string}}) =>
      !['python', 'py'].includes(fence.language) || isPythonReady(),
  };
}

/** Checks pages, prints the result and records it. Returns whether all is well. */
async function run(pages: readonly string[]): Promise<boolean> {
  const started = performance.now();
  const report = await checkChanged(pages, check);
  if (report.faults.length > 0) console.error(`${formatFaults(report.faults)}\n`);
  console.log(formatSummary(report));
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  console.log(`${count} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (values.json) {
    writeFileSync(values.json, `${JSON.stringify(countLanguages(report), null, 2)}\n`);
  }
  writeProvenance(report.verdicts);
  return report.faults.length === 0;
}

/** Checks changed pages; a changed partial or preamble may concern any page, so all of them. */
function watchPages(paths: readonly string[]): void {
  watchFiles([...CONTENT, 'packages/samples/preambles'], (files) => {
    const pages = findPages(paths);
    const isPartial = files.some((file) => !pages.includes(file));
    return run(isPartial ? pages : pages.filter((page) => files.includes(page)));
  });
  console.log('watching; press Ctrl+C to stop');
}

async function main(): Promise<void> {
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (values['no-cache']) forgetVerdicts();
  const paths = positionals.length > 0 ? positionals : [...CONTENT];
  const passed = await run(findPages(paths));
  if (values.watch) watchPages(paths);
  else process.exitCode = passed ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(errorMessage(error));
  process.exitCode = 2;
});
