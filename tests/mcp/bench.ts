import {parseArgs} from 'node:util';
import {runMain} from '../../src/shared/cli/runMain.ts';
import {load} from './load.ts';

runMain(async () => {
  const {values} = parseArgs({
    options: {
      url: {type: 'string', default: 'http://localhost:3000/mcp'},
      rate: {type: 'string', default: '200'},
      seconds: {type: 'string', default: '30'},
    },
  });
  console.log(JSON.stringify(await load(values.url, Number(values.rate), Number(values.seconds))));
});
