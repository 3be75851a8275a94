import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {describeSettings, settingsTable} from '../../../src/site/describeSettings.ts';
import {readSettings} from '../../../src/site/readSettings.ts';

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
      'DOCS_ALGOLIA_APPID: no such setting; did you mean DOCS_ALGOLIA_APP_ID?',
    );
  });

  it('names an unknown announcement setting', () => {
    expect(() => readSettings({DOCS_ANNOUNCEMENT_CLOSABLE: 'true'})).toThrow(
      '(see .env.example):\n  - DOCS_ANNOUNCEMENT_CLOSABLE: no such setting; ' +
        'did you mean DOCS_ANNOUNCEMENT_CLOSEABLE?',
    );
  });

  it('reports every problem at once', () => {
    const read = () => readSettings({DOCS_URL: 'not a url', DOCS_ANNOUNCEMENT_ID: 'a'});
    expect(read).toThrow(/DOCS_URL/);
    expect(read).toThrow(/DOCS_ANNOUNCEMENT_CONTENT: missing/);
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
