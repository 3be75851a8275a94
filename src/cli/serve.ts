import path from 'node:path';
import {parseArgs} from 'node:util';
import {choosePort} from './steps/choosePort.mjs';
import {isBuildStale} from './steps/isBuildStale.ts';
import {runCommand} from './steps/runCommand.ts';
import {serveSite, servingOptions} from './steps/serveSite.ts';
import {runMain} from '../shared/cli/runMain.ts';

runMain(async () => {
  const {values} = parseArgs({
    options: {
      ...servingOptions,
      root: {type: 'string', default: 'build'},
      /** Builds first what is missing or old: `npm run preview`. */
      build: {type: 'boolean', default: false},
    },
  });
  // Who asked for a port wants to know before the build.
  if (values.port !== undefined) await choosePort(values.port, values.host);
  const isOld = values.build && isBuildStale(process.cwd());
  if (isOld && (await runCommand(['npm', 'run', '--silent', 'build'])) !== 0) {
    throw new Error('The build failed, so there is nothing to show.');
  }
  await serveSite(path.resolve(values.root), values);
});
