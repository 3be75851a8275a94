import {parseArgs} from 'node:util';
import {gt} from 'semver';
import {sdkNames} from '../../features/sdks/definitions.ts';
import {sdkManifest} from '../../features/sdks/readManifest.ts';
import {newestRelease, run} from '../../features/sdks/watch/newestRelease.ts';
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
    const release = await newestRelease(manifest, run).catch(() => undefined);
    if (!release) {
      unreached.push(sdk);
    } else if (gt(release.version, manifest.latestVersion)) {
      newer.push({
        sdk,
        documented: manifest.latestVersion,
        newest: release.version,
        samples: pagesCheckedWith(proofs, manifest),
      });
    }
  }
  const history = ['-C', process.cwd(), 'log', '--format=@%cs', '--name-only', '--', 'docs'];
  const log = await run('git', history);
  const before = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  const lines = staleReport({newer, unreached, changed: lastChanges(log), before});
  console.log(lines.join('\n'));
});
