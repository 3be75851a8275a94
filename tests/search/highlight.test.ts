import {describe, expect, it} from 'vitest';
import {highlight, snippet} from '../../src/features/search/engine/highlight.ts';

const TERMS = new Set(['switch', 'kill']);

it('marks words by their stems and keeps punctuation outside', () => {
  expect(highlight('Kill (switches), now.', TERMS)).toBe(
    '<mark>Kill</mark> (<mark>switches</mark>), now.',
  );
});

describe('snippets', () => {
  const text = 'one two three four five six kill eight nine ten eleven switch thirteen fourteen';

  it.each([5, 10])('have at most %i words', (length) => {
    const cut = snippet(text, TERMS, length, '…').replaceAll('…', '');
    expect(cut.split(' ')).toHaveLength(length);
  });

  it('show the part with most matches, marked as cut on both sides', () => {
    expect(snippet(text, TERMS, 8, '…')).toBe('…five six kill eight nine ten eleven switch…');
  });

  it('show the beginning when nothing matches', () => {
    expect(snippet(text, new Set(['none']), 3, '…')).toBe('one two three…');
  });

  it('show a short text whole', () => {
    expect(snippet('one two', TERMS, 10, '…')).toBe('one two');
  });
});
