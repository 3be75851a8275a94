import {parseArgs} from 'node:util';
import {CONTENT, findPages} from './core/paths.ts';
import {prove} from './proofs/prove.ts';
import {runMain} from '../../src/shared/cli/runMain.ts';
import {watchFiles} from '../../src/shared/watchFiles.ts';

const USAGE = `npm run samples -- [paths] [--all] [--watch]

Proves the samples that are new or changed, and keeps the proofs in the samples.lock beside their pages.

  paths    files or folders to check; docs and blog when left out
  --all    proves everything again, also what is proven
  --watch  checks a page again whenever it changes`;

/** Checks pages; a changed partial or preamble may concern any page, so all of them. */
function watchPages(paths: readonly string[]): void {
  watchFiles([...CONTENT, 'packages/samples/preambles'], (files) => {
    const pages = findPages(paths);
    const isPartial = files.some((file) => !pages.includes(file));
    return prove(isPartial ? pages : pages.filter((page) => files.includes(page)));
  });
  console.log('watching; press Ctrl+C to stop');
}

runMain(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      all: {type: 'boolean'},
      watch: {type: 'boolean'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const paths = positionals.length > 0 ? positionals : [...CONTENT];
  const isRight = await prove(findPages(paths), {all: values.all});
  if (values.watch) watchPages(paths);
  else process.exitCode = isRight ? 0 : 1;
}, 2);
