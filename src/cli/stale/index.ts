import {parseArgs} from 'node:util';
import {sdkNames} from '../../features/sdks/definitions.ts';
import {sdkManifest} from '../../features/sdks/readManifest.ts';
import {compareRelease, newestRelease} from '../../features/sdks/watch/newestRelease.ts';
import {run} from '../../features/sdks/watch/run.ts';
import {runMain} from '../../shared/cli/runMain.ts';
import {lastChanges} from './lastChanges.ts';
import {allProofs, pagesCheckedWith} from './pagesCheckedWith.ts';
import {staleReport, type NewerRelease} from './staleReport.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

runMain(async () => {
  const {values} = parseArgs({options: {days: {type: 'string', default: '180'}}});
  const days = Number(values.days);
  if (!(days >= 0)) {
    throw new Error('Say after how many days a page is old: npm run stale -- --days=180');
  }
  const proofs = allProofs();
  const newer: NewerRelease[] = [];
  const unreached: string[] = [];
  for (const sdk of sdkNames) {
    const manifest = sdkManifest(sdk);
    const release = await newestRelease(manifest, run);
    if ('unreached' in release) {
      unreached.push(sdk);
    } else if (compareRelease(manifest, release.version) === 'newer') {
      newer.push({
        sdk,
        documented: manifest.latestVersion,
        newest: release.version,
        samples: pagesCheckedWith(proofs, manifest),
      });
    }
  }
  const log = await run(
    'git',
    ['log', '--format=@%cs', '--name-only', '--', 'docs'],
    process.cwd(),
  );
  const before = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  const lines = staleReport({newer, unreached, changed: lastChanges(log), before});
  console.log(lines.join('\n'));
});
