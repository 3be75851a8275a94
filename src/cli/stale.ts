import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {parseArgs, promisify} from 'node:util';
import {runMain} from '../shared/cli/runMain.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lists the pages that nobody has changed for a long time, the oldest first. */
runMain(async () => {
  const {values} = parseArgs({options: {days: {type: 'string', default: '180'}}});
  const days = Number(values.days);
  if (!(days >= 0)) {
    throw new Error('Say after how many days a page is old: npm run stale -- --days=180');
  }
  const history = ['log', '--format=@%cs', '--name-only', '--', 'docs'];
  const {stdout} = await promisify(execFile)('git', history, {maxBuffer: 64 * 1024 * 1024});
  const changed = new Map<string, string>();
  let day = '';
  for (const line of stdout.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line.endsWith('.mdx') && !changed.has(line)) changed.set(line, day);
  }
  const before = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  const old = [...changed]
    .filter(([page, last]) => last <= before && existsSync(page))
    .map(([page, last]) => `  ${last} ${page}`)
    .sort();
  console.log(
    [
      old.length > 0 ? `Not changed since ${before}:` : `Every page changed since ${before}.`,
      ...old,
    ].join('\n'),
  );
});
