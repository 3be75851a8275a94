import path from 'node:path';
import {parseArgs} from 'node:util';
import {choosePort} from './steps/choosePort.mjs';
import {isBuildStale} from './steps/isBuildStale.ts';
import {runCommand} from './steps/runCommand.ts';
import {serveSite, servingOptions} from './steps/serveSite.ts';
import {runMain} from '../shared/cli/runMain.ts';

runMain(async () => {
  const {values} = parseArgs({options: servingOptions});
  // Who asked for a port wants to know before the build.
  if (values.port !== undefined) await choosePort(values.port, values.host);
  if (
    isBuildStale(process.cwd()) &&
    (await runCommand(['npm', 'run', '--silent', 'build'])) !== 0
  ) {
    throw new Error('The build failed, so there is nothing to show.');
  }
  await serveSite(path.resolve('build'), values);
});
