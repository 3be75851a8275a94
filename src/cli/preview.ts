import path from 'node:path';
import {parseArgs} from 'node:util';
import {isBuildStale} from './steps/isBuildStale.ts';
import {runCommand} from './steps/runCommand.ts';
import {serveSite} from './steps/serveSite.ts';
import {runMain} from '../shared/cli/runMain.ts';

runMain(async () => {
  const {values} = parseArgs({options: {port: {type: 'string', default: '3000'}}});
  if (
    isBuildStale(process.cwd()) &&
    (await runCommand(['npm', 'run', '--silent', 'build'])) !== 0
  ) {
    throw new Error('The build failed, so there is nothing to show.');
  }
  const {url} = await serveSite(path.resolve('build'), Number(values.port));
  console.log(`\nThe site is at ${url}/ (Ctrl+C stops the server).`);
});
