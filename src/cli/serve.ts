import path from 'node:path';
import {parseArgs} from 'node:util';
import {startServer} from '../features/delivery/server/startServer.ts';
import {runMain} from '../shared/cli/runMain.ts';

runMain(async () => {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      root: {type: 'string', default: 'build'},
    },
  });
  const {url} = await startServer({root: path.resolve(values.root), port: Number(values.port)});
  console.log(`The site is at ${url}/ (Ctrl+C stops the server).`);
});
