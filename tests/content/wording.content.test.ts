import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {readData} from '../../src/shared/dataFile.ts';
import {findProse, type ProseText} from '../support/content/findProse.ts';
import {findTexts} from '../support/content/findTexts.ts';
import {readDocs, readSources} from '../support/content/readPages.ts';

const RE_FILLER = /\b(?:simply|just|easily|powerful)\b/i;
const RE_EXCLAMATION = /[\p{L}\p{N})]!(?:\s|$)/u;

const spelling = readData('tests/content/spelling.yaml') as Record<
  'british' | 'found' | 'allowed',
  string[]
>;
const RE_BRITISH = new RegExp(`\\b(?:${spelling.british.join('|')})`, 'i');

const prose = readSources().flatMap(({file, tree}) =>
  findProse(tree).map((each) => ({...each, file})),
);

/** What search results and social cards show of a page. */
const summaries = readDocs().flatMap(({file, frontMatter: {title = '', description = ''}}) =>
  [title, description].map((text) => ({text, line: 1, file})),
);

/** Elixir's own word for the modules that it checks. */
const withoutElixirTerm = (file: string, text: string): string =>
  file.endsWith('elixir.json') ? text.replaceAll('behaviour', '') : text;

/** Texts of the components and the facts that they show. */
const shown = globSync('src/features/**/*.{tsx,json}').flatMap((file) =>
  findTexts(file, readFileSync(file, 'utf8')).map(({text, line}) => ({
    text: withoutElixirTerm(file, text),
    line,
    file,
  })),
);

/** Files that hold what readers and pages may spell otherwise. */
const INPUTS = ['tests/fixtures/**', 'tests/{content/wording.content,search/tokenize}.test.ts'];

/** Lines of code and comments, with the words of a name apart and without names that others gave. */
const code = globSync('{src,tests}/**/*.{ts,tsx,css}', {ignore: INPUTS}).flatMap((file) =>
  readFileSync(file, 'utf8')
    .replace(/@behaviour|ariaLabelledBy/g, '')
    .split('\n')
    .map((line, index) => ({
      text: line.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' '),
      line: index + 1,
      file,
    })),
);

function matches(pattern: RegExp, texts: readonly (ProseText & {file: string})[]): string[] {
  return texts
    .filter(({text}) => pattern.test(text))
    .map(({text, file, line}) => `${file}:${line}: ${text.trim()}`);
}

describe('wording', () => {
  it('is found', () => {
    expect(prose.length).toBeGreaterThan(0);
    expect(shown.length).toBeGreaterThan(0);
    expect(code.length).toBeGreaterThan(0);
  });

  it('does without filler words', () => {
    expect(matches(RE_FILLER, prose)).toEqual([]);
  });

  it('does without exclamation marks', () => {
    expect(matches(RE_EXCLAMATION, prose)).toEqual([]);
  });

  it('tells British from American spelling', () => {
    expect(spelling.found.filter((word) => !RE_BRITISH.test(word))).toEqual([]);
    expect(spelling.allowed.filter((word) => RE_BRITISH.test(word))).toEqual([]);
  });

  it('is spelled in American English', () => {
    expect(matches(RE_BRITISH, [...prose, ...summaries, ...shown, ...code])).toEqual([]);
  });
});
