import {execFileSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {hasFullHistory} from '../../src/site/history.ts';
import {listDocs} from '../support/content/readPages.ts';
import {builtHtml} from '../support/findRoute.ts';

const SAMPLE = 10;

const built = statSync('build/index.html').mtimeMs;

/** Time of the last commit of a file, merges left out, as the page shows it; undefined when there is none. */
function committed(file: string): string | undefined {
  const args = ['log', '-1', '--no-merges', '--format=%ct', '--', file];
  const seconds = execFileSync('git', args).toString().trim();
  return seconds ? new Date(Number(seconds) * 1000).toISOString() : undefined;
}

function shown(route: string): string | undefined {
  return load(builtHtml(route))('span:contains("Last updated on") > time').attr('datetime');
}

describe('"Last updated"', () => {
  it.runIf(hasFullHistory('.'))('is the date of the last commit of the page', () => {
    // A commit that is newer than the build cannot be in it.
    const known = listDocs()
      .slice(0, SAMPLE)
      .map(({file, route}) => ({route, date: committed(file)}))
      .filter(({date}) => date === undefined || Date.parse(date) < built);
    expect(known.map(({route}) => shown(route))).toEqual(known.map(({date}) => date));
  });

  it.skipIf(hasFullHistory('.'))('is left out without a full history', () => {
    expect(listDocs().filter(({route}) => shown(route) !== undefined)).toEqual([]);
  });
});
