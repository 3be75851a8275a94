import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {keepPrevious, KEPT_DAYS} from '../features/delivery/keepPrevious.ts';
import {runCommand} from './steps/runCommand.ts';
import {KEPT_FOLDER} from '../shared/build-cache/kept.ts';
import {runMain} from '../shared/cli/runMain.ts';

const BUILD = path.resolve('build');

runMain(async () => {
  const {values} = parseArgs({
    options: {'keep-previous': {type: 'string'}, 'no-cache': {type: 'boolean'}},
  });
  const previous = values['keep-previous'];
  if (previous !== undefined && path.resolve(previous) === BUILD) {
    throw new Error('The new build takes the place of build/: move the old one elsewhere first.');
  }
  if (values['no-cache']) rmSync(KEPT_FOLDER, {recursive: true, force: true});
  const scripts = [
    ['samples', ...(values['no-cache'] ? ['--', '--no-cache'] : [])],
    ['build:site'],
  ];
  for (const script of scripts) {
    if ((await runCommand(['npm', 'run', '--silent', ...script])) !== 0) {
      process.exitCode = 1;
      return;
    }
  }
  if (previous !== undefined) {
    const count = keepPrevious(previous, BUILD);
    console.log(
      `Kept ${count} files of ${previous}, for ${KEPT_DAYS} days from their last deploy.`,
    );
  }
});
