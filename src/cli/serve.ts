import path from 'node:path';
import {parseArgs} from 'node:util';
import {serveSite, servingOptions} from './steps/serveSite.ts';
import {runMain} from '../shared/cli/runMain.ts';

runMain(async () => {
  const {values} = parseArgs({
    options: {...servingOptions, root: {type: 'string', default: 'build'}},
  });
  await serveSite(path.resolve(values.root), values);
});
