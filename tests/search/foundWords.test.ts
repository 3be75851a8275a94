import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {matchingWords} from '../../src/features/search/engine/highlight.ts';
import {takeFound} from '../../src/features/search/ui/found-words/found.ts';
import {keepFound} from '../../src/features/search/ui/found-words/keepFound.ts';

const hit = {
  url: '/flags/#kill',
  _highlightResult: {
    hierarchy: {lvl1: {value: 'Kill <mark>switches</mark>', matchLevel: 'partial' as const}},
    content: {value: '<mark>Toggle</mark> &amp; go', matchLevel: 'partial' as const},
  },
};

describe('what led to a page', () => {
  beforeEach(() => vi.stubGlobal('window', {location: {href: 'https://docs.example/'}}));
  afterEach(() => vi.unstubAllGlobals());

  it('is the query and what search marked in the result', () => {
    keepFound('off', hit);
    expect(takeFound('/flags/')).toBe('off switches Toggle');
  });

  it('is handed out once', () => {
    keepFound('off', hit);
    takeFound('/flags/');
    expect(takeFound('/flags/')).toBeUndefined();
  });

  it('is forgotten on another page', () => {
    keepFound('off', hit);
    expect(takeFound('/sdks/')).toBeUndefined();
    expect(takeFound('/flags/')).toBeUndefined();
  });

  it('is nothing for a remembered search', () => {
    keepFound('', {url: '/flags/'});
    expect(takeFound('/flags/')).toBe('');
  });
});

describe('matching words', () => {
  it('have their places, in all their forms', () => {
    expect(matchingWords('To switch: switches, killing', new Set(['switch', 'kill']))).toEqual([
      {word: 'switch', index: 3},
      {word: 'switches', index: 11},
      {word: 'killing', index: 21},
    ]);
  });
});
