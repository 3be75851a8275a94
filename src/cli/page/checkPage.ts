import path from 'node:path';
import {compilePage} from './compilePage.ts';
import {describeError, type Diagnostic} from '../../shared/diagnostic.ts';
import {sourceMistakes} from './sourceMistakes.ts';
import {findMisspellings} from '../../features/writing/spelling/index.ts';
import {lintProse} from '../../features/writing/prose/index.ts';
import {counted} from '../../shared/format.ts';
import {runStep} from '../../shared/cli/progress.ts';
import {runMain} from '../../shared/cli/runMain.ts';

/** Everything that is wrong with pages, in sentences that begin with file and line. */
async function mistakesOn(files: readonly string[]): Promise<string[]> {
  const sources: Diagnostic[] = [];
  for (const file of files) {
    sources.push(...(await sourceMistakes(file)));
  }
  const all = [
    ...(await Promise.all(files.map(compilePage))).flat().map(describeError),
    ...sources.map(describeError),
    ...files.flatMap((file) => lintProse(file)),
    ...(await findMisspellings(files)),
  ];
  // A file of data that several pages read is wrong once.
  return [...new Set(all)];
}

runMain(async () => {
  const files = process.argv.slice(2).map((file) => path.relative('.', file));
  if (files.length === 0) {
    throw new Error('Name the pages to check: npm run check:page -- docs/sdks/sdk-keys.mdx');
  }
  const other = files.find((file) => !file.endsWith('.mdx'));
  if (other) {
    throw new Error(`${other} is no .mdx file; for data run npm run check:content`);
  }
  const errors = await runStep(`Checking ${counted(files.length, 'page')}`, () =>
    mistakesOn(files),
  );
  for (const error of errors) {
    console.error(error);
  }
  console.log(`${files.length} checked, ${errors.length} wrong`);
  if (errors.length === 0) {
    console.log('What pages share, such as symbols, labels and numbers: npm run check:content');
  }
  process.exitCode = errors.length === 0 ? 0 : 1;
});
