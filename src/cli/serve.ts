import path from 'node:path';
import {parseArgs} from 'node:util';
import {serveSite} from './steps/serveSite.ts';
import {runMain} from '../shared/cli/runMain.ts';

runMain(async () => {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      root: {type: 'string', default: 'build'},
    },
  });
  const {url} = await serveSite(path.resolve(values.root), Number(values.port));
  console.log(`The site is at ${url}/ (Ctrl+C stops the server).`);
});
