import {describe, expect, it} from 'vitest';
import {prefersMarkdown} from '../../src/features/delivery/server/negotiateMarkdown.ts';

describe('an Accept header', () => {
  it.each([
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/html;q=0.8, Text/Markdown ;q=0.9',
    'text/plain, text/markdown;q=0.5',
  ])('asks for Markdown: %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(true);
  });

  it.each([
    '',
    '*/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown;q=0.9',
    'text/markdown;q=0',
    'text/*',
  ])('asks for the page: %j', (accept) => {
    expect(prefersMarkdown(accept)).toBe(false);
  });
});
