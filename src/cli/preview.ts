import path from 'node:path';
import {parseArgs} from 'node:util';
import {startServer} from '../features/delivery/server/startServer.ts';
import {isBuildStale} from './steps/isBuildStale.ts';
import {runCommand} from './steps/runCommand.ts';
import {runMain} from '../shared/cli/runMain.ts';

runMain(async () => {
  const {values} = parseArgs({options: {port: {type: 'string', default: '3000'}}});
  if (
    isBuildStale(process.cwd()) &&
    (await runCommand(['npm', 'run', '--silent', 'build'])) !== 0
  ) {
    throw new Error('The build failed, so there is nothing to show.');
  }
  const {url} = await startServer({root: path.resolve('build'), port: Number(values.port)});
  console.log(`\nThe site is at ${url}/ (Ctrl+C stops the server).`);
});
