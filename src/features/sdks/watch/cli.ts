import {runMain} from '../../../shared/cli/runMain.ts';
import {sdkNames} from '../definitions.ts';
import {sdkManifest} from '../readManifest.ts';
import {listTags, watchSdk} from './newestRelease.ts';

runMain(async () => {
  const named = process.argv.slice(2);
  for (const name of named.length > 0 ? named : sdkNames) {
    console.log(await watchSdk(sdkManifest(name), listTags));
  }
});
