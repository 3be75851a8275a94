import {describe, expect, it} from 'vitest';
import {markTerms} from '../../src/features/glossary/markTerms.ts';
import {transformPage} from '../support/page/transformPage.ts';

/** A page with each marked term in brackets. */
function marked(source: string, route = '/example/'): string {
  return transformPage(source, (tree) => markTerms(tree, route))
    .replace(/<a className="term"[^>]*>([^<]*)<\/a>/g, '[[$1]]')
    .trim();
}

describe('the terms of a page', () => {
  it('are marked where they come first', () => {
    expect(marked('A subject meets an allocation.\n\nThat subject stays.')).toBe(
      'A [[subject]] meets an [[allocation]].\n\nThat subject stays.',
    );
  });

  it('are found in singular and plural, at the start of a sentence and before punctuation', () => {
    expect(marked('Subjects, entities; shards.')).toBe('[[Subjects]], [[entities]]; [[shards]].');
    expect(marked('Subject keys')).toBe('[[Subject keys]]');
  });

  it('are whole words, and the longest that fits', () => {
    expect(marked('The subject key and subject-like subjective words')).toBe(
      'The [[subject key]] and subject-like subjective words',
    );
  });

  it('are not everyday words, nor parts of other phrases', () => {
    expect(marked('Under control, in fact. A subject line.')).toBe(
      'Under control, in fact. A subject line.',
    );
  });

  it('are marked in lists, steps, tabs and notes', () => {
    expect(marked('- one subject\n\n<Steps>\n1. an allocation\n</Steps>')).toMatch(
      /\[\[subject\]\][\s\S]*\[\[allocation\]\]/,
    );
    expect(marked(':::note\n\nOne subject\n\n:::')).toContain('[[subject]]');
  });

  it.each([
    '## A subject',
    '**Subject**',
    '`subject`',
    '| Subject |\n| - |\n| subject |',
    '<Card title="A card" href="/">\n  A subject\n</Card>',
  ])('stay plain in %j', (source) => {
    expect(marked(source)).not.toContain('[[');
  });

  it('stay plain after a link that bears their name', () => {
    expect(marked('A [subject](/sdks/), then a subject.')).toBe(
      'A [subject](/sdks/), then a subject.',
    );
  });

  it('stay plain on the page that explains them, and below it', () => {
    const text = 'Geolift needs an entity.';
    expect(marked(text, '/geolift/methods/')).toBe('Geolift needs an [[entity]].');
    expect(marked(text, '/data-management/definitions/entities/')).toBe(
      '[[Geolift]] needs an entity.',
    );
  });

  it('are at most four', () => {
    const text = marked('subject, allocation, entity, shard, salt, holdout');
    expect(text).toBe('[[subject]], [[allocation]], [[entity]], [[shard]], salt, holdout');
  });
});
