import {parseArgs} from 'node:util';
import {choosePort} from './steps/choosePort.mjs';

const {values} = parseArgs({
  options: {
    port: {type: 'string', short: 'p'},
    host: {type: 'string', short: 'h', default: 'localhost'},
  },
  // What else there is, Docusaurus knows.
  strict: false,
});

try {
  const port = await choosePort(values.port, values.host);
  const [node, script, ...args] = process.argv;
  const config = ['--config', 'src/cli/config/docusaurus.cjs'];
  // Docusaurus would ask what to do about a port that is taken, or fail where nobody can answer.
  process.argv = [node, script, 'start', ...config, ...args, '--port', String(port)];
  await import('@docusaurus/core/bin/docusaurus.mjs');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
