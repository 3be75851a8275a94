import {parseArgs} from 'node:util';
import {runMain} from '../../../shared/cli/runMain.ts';
import {sdkNames} from '../definitions.ts';
import {sdkManifest} from '../readManifest.ts';
import {run} from './run.ts';
import {watchSdk} from './watchSdk.ts';

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {since: {type: 'string'}},
    allowPositionals: true,
  });
  const names = positionals.length > 0 ? positionals : sdkNames;
  if (values.since && names.length !== 1) {
    throw new Error('Name the SDK: npm run sdk:watch -- python --since=4.3.0');
  }
  for (const name of names) {
    const manifest = sdkManifest(name);
    const latestVersion = values.since ?? manifest.latestVersion;
    const lines = await watchSdk({...manifest, latestVersion}, run);
    console.log(lines.join('\n'));
  }
  console.log('* stands in the manifest, src/features/sdks/manifests');
});
