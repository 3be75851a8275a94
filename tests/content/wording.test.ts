import {describe, expect, it} from 'vitest';
import {findProse} from '../support/content/findProse.ts';
import {readSources} from '../support/content/readPages.ts';

const RE_FILLER = /\b(?:simply|just|easily|powerful)\b/i;
const RE_EXCLAMATION = /[\p{L}\p{N})]!(?:\s|$)/u;

const prose = readSources().flatMap(({file, tree}) =>
  findProse(tree).map(({text, line}) => ({text, place: `${file}:${line}`})),
);

function matches(pattern: RegExp): string[] {
  return prose
    .filter(({text}) => pattern.test(text))
    .map(({text, place}) => `${place}: ${text.trim()}`);
}

describe('wording', () => {
  it('is found', () => {
    expect(prose.length).toBeGreaterThan(0);
  });

  it('does without filler words', () => {
    expect(matches(RE_FILLER)).toEqual([]);
  });

  it('does without exclamation marks', () => {
    expect(matches(RE_EXCLAMATION)).toEqual([]);
  });
});
