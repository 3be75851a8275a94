import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {describeSettings, settingsTable} from './describeSettings.ts';
import {readSettings} from '../../src/site/readSettings.ts';

const algolia = {
  DOCS_ALGOLIA_APP_ID: 'APP',
  DOCS_ALGOLIA_SEARCH_KEY: 'key',
  DOCS_ALGOLIA_INDEX: 'docs',
};

describe('readSettings', () => {
  it('accepts an empty environment', () => {
    expect(readSettings({})).toMatchObject({
      DOCS_KATEX_STYLESHEET: 'self',
      DOCS_ANNOUNCEMENT_CLOSEABLE: true,
    });
  });

  it('treats a blank variable as unset', () => {
    expect(readSettings({DOCS_URL: '  '}).DOCS_URL).toBe(readSettings({}).DOCS_URL);
  });

  it('reads a complete set of credentials', () => {
    expect(readSettings(algolia)).toMatchObject(algolia);
  });

  it.each(Object.keys(algolia))('names %s when it is the missing half of a set', (missing) => {
    expect(() => readSettings({...algolia, [missing]: ''})).toThrow(
      `${missing}: missing. Algolia search needs it`,
    );
  });

  it('names an unknown key and the nearest known one', () => {
    expect(() => readSettings({DOCS_ALGOLIA_APPID: 'x'})).toThrow(
      'DOCS_ALGOLIA_APPID: no such key; did you mean `DOCS_ALGOLIA_APP_ID`?',
    );
  });

  it('names an unknown announcement setting', () => {
    expect(() => readSettings({DOCS_ANNOUNCEMENT_CLOSABLE: 'true'})).toThrow(
      '(see .env.example):\n  - DOCS_ANNOUNCEMENT_CLOSABLE: no such key; ' +
        'did you mean `DOCS_ANNOUNCEMENT_CLOSEABLE`?',
    );
  });

  it('reports every problem at once', () => {
    const read = () => readSettings({DOCS_URL: 'not a url', DOCS_ANNOUNCEMENT_ID: 'a'});
    expect(read).toThrow(/DOCS_URL/);
    expect(read).toThrow(/DOCS_ANNOUNCEMENT_CONTENT: missing/);
  });
});

describe('a value that cannot be meant', () => {
  const site = 'write the address of the whole site such as https://docs.example';
  const address = 'write a web address such as https://docs.example/path, without a password';
  it.each([
    ['DOCS_URL', 'https://docs.example/', site],
    ['DOCS_URL', 'https://docs.example/docs', site],
    ['DOCS_URL', 'https://docs.example?a=1', site],
    ['DOCS_URL', 'https://me:secret@docs.example', site],
    ['DOCS_URL', 'https://docs.example<script>', site],
    ['DOCS_URL', 'docs.example', site],
    ['DOCS_REPOSITORY_URL', 'https://git.example/docs/', address],
    ['DOCS_FEEDBACK_URL', 'ftp://forms.example', address],
    ['DOCS_FEEDBACK_URL', 'https://forms.example;script-src *', address],
    ['DOCS_KATEX_STYLESHEET', 'yes', 'write self or cdn'],
    ['DOCS_REQUIRE_CONSENT', 'yes', 'write true or false'],
    ['DOCS_GTAG_ID', 'banana', 'write a measurement id such as G-'],
    ['DOCS_CLARITY_ID', 'a"b', 'write letters and digits only'],
    ['DOCS_ALGOLIA_APP_ID', 'APP; script-src *', 'write letters and digits only'],
    ['DOCS_ALGOLIA_APP_ID', 'APP\nX-Header: 1', 'write letters and digits only'],
    ['DOCS_ALGOLIA_INDEX', 'a b', 'write it as the service shows it'],
    ['DOCS_ASSISTANT_INTEGRITY', 'foo', 'write sha256-, sha384- or sha512-'],
    ['DOCS_ANNOUNCEMENT_BACKGROUND', '#12345', 'write a hex color such as #1d3a8a'],
  ])('of %s: %j is refused with what to write', (key, value, message) => {
    expect(() => readSettings({[key]: value})).toThrow(`${key}: ${message}`);
  });

  it.each([
    ['DOCS_URL', 'http://localhost:3000'],
    ['DOCS_REPOSITORY_URL', 'https://git.example/group/docs'],
    ['DOCS_FEEDBACK_URL', 'https://forms.example/answers?id=1'],
    ['DOCS_GTAG_ID', 'G-1A2B3C4D5E'],
    ['DOCS_ASSISTANT_INTEGRITY', `sha384-${'a/+0'.repeat(16)}`],
    ['DOCS_ANNOUNCEMENT_BACKGROUND', '#fff'],
  ])('a good value of %s is taken: %s', (key, value) => {
    expect(readSettings({[key]: value})).toMatchObject({[key]: value});
  });
});

describe('.env.example', () => {
  it('documents every setting with its default', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(describeSettings());
  });
});

it('are all in the table of the README', () => {
  const cells = (markdown: string): string => markdown.replace(/ +\|/g, ' |').replace(/-+/g, '-');
  expect(cells(readFileSync('README.md', 'utf8'))).toContain(cells(settingsTable()));
});
