import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {readClaims, type SourceClaim, compareSource, type Comparison} from './claims.ts';
import {runMain} from '../../shared/cli/runMain.ts';

const USAGE = 'npm run claims -- --source golang-sdk=../golang-sdk';

type Change = Exclude<Comparison, {state: 'same'}>;

function describe(claim: SourceClaim, change: Change): string {
  const place = `${claim.file}:${claim.line}`;
  return change.state === 'moved'
    ? `moved: ${place} is now line ${change.line}`
    : `vanished: ${place}: ${change.reason}`;
}

function readSource(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

runMain(async () => {
  const {values} = parseArgs({options: {source: {type: 'string', multiple: true, default: []}}});
  const folders = new Map(
    values.source.map((text) => {
      const [name = '', folder] = text.split('=');
      if (!folder || !existsSync(folder)) {
        throw new Error(`Name a source of claims.yaml and the folder of its checkout: ${USAGE}`);
      }
      return [name, folder] as const;
    }),
  );
  if (folders.size === 0) {
    throw new Error(`Name at least one checkout: ${USAGE}`);
  }
  let compared = 0;
  let changed = 0;
  for (const file of globSync('docs/sdks/**/claims.yaml').sort()) {
    for (const claim of readClaims(file, readFileSync(file, 'utf8')).claims) {
      const folder = 'source' in claim ? folders.get(claim.source) : undefined;
      if (!('source' in claim) || folder === undefined) {
        continue;
      }
      compared++;
      const comparison = compareSource(claim, readSource(path.join(folder, claim.file)));
      if (comparison.state !== 'same') {
        changed++;
        const place = `${claim.page}${claim.heading === undefined ? '' : `#${claim.heading}`}`;
        console.log(`${file}: ${place}\n  ${describe(claim, comparison)}`);
      }
    }
  }
  console.log(`${compared} claims compared, ${changed} changed`);
  process.exitCode = changed === 0 ? 0 : 1;
});
