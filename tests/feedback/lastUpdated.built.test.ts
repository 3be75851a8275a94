import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {pageHistory} from '../../src/features/changes/index.ts';
import {hasFullHistory} from '../../src/site/history.ts';
import {listDocs} from '../support/content/readPages.ts';
import {builtHtml} from '../support/findRoute.ts';

const SAMPLE = 10;

const built = statSync('build/index.html').mtimeMs;

function shown(route: string): string | undefined {
  return load(builtHtml(route))('span:contains("Last updated on") > time').attr('datetime');
}

describe('"Last updated"', () => {
  it.runIf(hasFullHistory('.'))('is the time of the last commit that changed the words', () => {
    const pages = listDocs()
      .slice(0, SAMPLE)
      .map(({file, route}) => ({
        route,
        changes: pageHistory(process.cwd()).get(path.resolve(file)) ?? [],
      }))
      // A commit that is newer than the build cannot be in it.
      .filter(({changes}) => (changes[0]?.time ?? 0) < built);
    expect(pages.length).toBeGreaterThan(0);
    for (const {route, changes} of pages) {
      expect(shown(route)).toBe(changes[0] && new Date(changes[0].time).toISOString());
      const told = readFileSync(`build${route}what-changed.json`, 'utf8');
      expect(JSON.parse(told)).toEqual(changes);
    }
  });

  it.skipIf(hasFullHistory('.'))('is left out without a full history', () => {
    expect(listDocs().filter(({route}) => shown(route) !== undefined)).toEqual([]);
  });
});
