import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {globSync} from 'tinyglobby';
import {runMain} from '../../shared/cli/runMain.ts';
import {siteRoutes} from '../page/links/siteRoutes.ts';
import {changeSummary, type Bytes, type ChangedSource} from './changeSummary.ts';

/** The bytes of the published site: workflows keep this folder from the main branch to a change. */
const KNOWN = '.cache/bytes.json';

/** Nobody reads a longer list. */
const LISTED = 40;

const git = (...args: string[]): string =>
  execFileSync('git', args, {encoding: 'utf8', maxBuffer: 1e8});

function changedSources(base: string): ChangedSource[] {
  const routes = new Map([...siteRoutes()].map(([route, file]) => [file, route]));
  const from = git('merge-base', base, 'HEAD').trim();
  return git('diff', '--name-status', '--find-renames', from, 'HEAD', '--', 'docs', 'blog')
    .split('\n')
    .filter((line) => line.endsWith('.mdx'))
    .map((line) => {
      const [status = '', old = '', file = old] = line.split('\t');
      return {
        file,
        route: routes.get(file),
        before: status === 'A' ? undefined : git('show', `${from}:${old}`),
        after: status === 'D' ? undefined : readFileSync(file, 'utf8'),
      };
    });
}

function bytesOf(build: string): Bytes {
  const bytes = new Map<string, number>();
  for (const file of globSync(['**/index.html', 'assets/**/*.{js,css}'], {cwd: build})) {
    const name = file.endsWith('.html')
      ? `/${file.slice(0, -'index.html'.length)}`
      : 'scripts and styles';
    const {length} = gzipSync(readFileSync(path.join(build, file)));
    bytes.set(name, (bytes.get(name) ?? 0) + length);
  }
  return bytes;
}

/** Prints what a change does to the pages since a branch; without one, keeps the bytes of the build. */
runMain(async () => {
  const [base] = process.argv.slice(2);
  const built = bytesOf('build');
  if (base === undefined) {
    writeFileSync(KNOWN, JSON.stringify([...built]));
    return;
  }
  const known = existsSync(KNOWN)
    ? new Map(JSON.parse(readFileSync(KNOWN, 'utf8')) as [string, number][])
    : undefined;
  const sources = changedSources(base);
  console.log(changeSummary(sources.slice(0, LISTED), known, built));
  if (sources.length > LISTED) console.log(`\nThe first ${LISTED} of ${sources.length} pages.`);
});
