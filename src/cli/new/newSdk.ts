import {appendFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {sdkNames, SDKS_FILE} from '../../features/sdks/definitions.ts';
import {runMain} from '../../shared/cli/runMain.ts';
import {sdkEntry, sdkFiles, type NewSdk} from './newSdkText.ts';
import {writeNewFiles} from './writeNewFiles.ts';

const USAGE =
  'npm run new-sdk -- kotlin-server "Kotlin" --side=server --highlight=kotlin ' +
  `--install="implementation 'com.example:sdk:1.0.0'"`;

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {
      side: {type: 'string', default: 'server'},
      highlight: {type: 'string', default: 'text'},
      install: {type: 'string'},
    },
    allowPositionals: true,
  });
  const [name, title] = positionals;
  const {side, highlight, install} = values;
  if (!name || !title || !install || (side !== 'server' && side !== 'client')) {
    throw new Error(`Name the SDK, its title, its side and its install command: ${USAGE}`);
  }
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Error(`"${name}" is not a name. Write lower-case words joined by hyphens: ${USAGE}`);
  }
  if (sdkNames.includes(name)) {
    throw new Error(`${SDKS_FILE} has "${name}" already.`);
  }
  const sdk: NewSdk = {name, title, side, highlight, install};
  writeNewFiles(sdkFiles(sdk));
  appendFileSync(SDKS_FILE, sdkEntry(sdk));
  console.log(`Added ${name} to ${SDKS_FILE}. What it still lacks: npx vitest run tests/sdks`);
});
