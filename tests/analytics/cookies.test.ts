import {describe, expect, it} from 'vitest';
import {cookieDomains} from '../../src/features/analytics/eraseCookies.ts';

describe('cookieDomains', () => {
  it('are the host, and every domain above it that is no top-level one', () => {
    expect(cookieDomains('docs.example.com')).toEqual(['', 'docs.example.com', 'example.com']);
  });

  it('are the host alone where nothing is above it', () => {
    expect(cookieDomains('localhost')).toEqual(['']);
  });
});
