import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatFaults} from '../../packages/samples/core/report.ts';
import {compareProofs} from '../../packages/samples/proofs/compare.ts';
import {keepPrevious, KEPT_DAYS} from '../features/delivery/keepPrevious.ts';
import {runCommand} from './steps/runCommand.ts';
import {readPhase} from '../shared/cli/buildProgress.ts';
import {formatSeconds, runStep} from '../shared/cli/progress.ts';
import {runMain} from '../shared/cli/runMain.ts';

const BUILD = path.resolve('build');

/**
 * Compares the samples with their proofs.
 *
 * @throws Error with all mistakes
 */
async function checkSamples(strict: boolean): Promise<string> {
  const {summary, mistakes} = await runStep('Samples', () => compareProofs({strict}));
  if (mistakes.length > 0) throw new Error(`${formatFaults(mistakes)}\n\n${summary}`);
  return summary;
}

/**
 * Builds the site; lines that the build prints stay on the screen.
 *
 * @param keepsResults reads and writes the bundler's cache, see `src/features/dev-server`
 */
async function buildSite(keepsResults: boolean): Promise<void> {
  await runStep('Building the site', async ({at, print}) => {
    const code = await runCommand(
      ['npm', 'run', '--silent', 'build:site'],
      {BUILD_PROGRESS: 'true', DOCUSAURUS_NO_PERSISTENT_CACHE: keepsResults ? '' : 'true'},
      (line) => {
        const phase = readPhase(line);
        if (phase !== undefined) at(phase);
        else if (line.trim() !== '') print(line);
      },
    );
    if (code !== 0) throw new Error('The site was not built; the reason stands above.');
  });
}

runMain(async () => {
  const {values} = parseArgs({
    options: {
      'keep-previous': {type: 'string'},
      strict: {type: 'boolean', default: Boolean(process.env.CI)},
    },
  });
  const previous = values['keep-previous'];
  if (previous !== undefined && path.resolve(previous) === BUILD) {
    throw new Error('The new build takes the place of build/: move the old one elsewhere first.');
  }
  const started = performance.now();
  console.log('The site is built in build/. This takes a minute or two on two cores.');
  const samples = await checkSamples(values.strict);
  // What readers get owes nothing to an earlier build.
  await buildSite(!values.strict);
  if (previous !== undefined) {
    const count = keepPrevious(previous, BUILD);
    console.log(
      `Kept ${count} files of ${previous}, for ${KEPT_DAYS} days from their last deploy.`,
    );
  }
  console.log(`Built in ${formatSeconds(performance.now() - started)}. ${samples}`);
});
