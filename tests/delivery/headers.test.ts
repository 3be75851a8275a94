import {describe, expect, it} from 'vitest';
import {
  headersFor,
  siteHeaders,
  withRevalidation,
} from '../../src/features/delivery/headerRules.ts';
import {workerPolicy} from '../../src/features/sql-playground/workerPolicy.ts';
import {formatHeaders, parseHeaders} from '../../src/features/delivery/headersFile.ts';

const rules = siteHeaders("default-src 'self'; img-src data:", [workerPolicy]);

describe('the headers of the site', () => {
  it('protect every path', () => {
    for (const path of ['/', '/sdks/', '/assets/js/main.1a2b.js']) {
      expect(headersFor(rules, path)).toMatchObject({
        'Content-Security-Policy': "default-src 'self'; img-src data:",
        'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/) as unknown,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': expect.stringContaining('camera=()') as unknown,
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Opener-Policy': 'same-origin',
      });
    }
  });

  it('keep scripts for this site, and leave pictures to others that link here', () => {
    const shared = (path: string) => headersFor(rules, path)['Cross-Origin-Resource-Policy'];
    expect(shared('/assets/js/main.1a2b.js')).toBe('same-origin');
    expect(shared('/img/social/docs/index.png')).toBeUndefined();
  });

  it('let hashed assets be kept for a year and everything else be checked', () => {
    const caching = (path: string) => headersFor(withRevalidation(rules), path)['Cache-Control'];
    expect(caching('/assets/js/main.1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(caching('/search/index.json')).toBe('public, max-age=0, must-revalidate');
    expect(caching('/guides/assets/')).toBe('public, max-age=0, must-revalidate');
  });

  it('let a worker compile, and no page', () => {
    const policyOf = (path: string) => headersFor(rules, path)['Content-Security-Policy'];
    expect(policyOf('/assets/js/sql-engine.1a2b3c4d.js')).toContain("'wasm-unsafe-eval'");
    for (const path of ['/', '/sql-engine.html', '/assets/js/main.1a2b.js']) {
      expect(policyOf(path)).toBe("default-src 'self'; img-src data:");
    }
  });
});

describe('_headers', () => {
  it('has one block per path', () => {
    expect(formatHeaders([{path: '/a/*', headers: {'X-A': '1', 'X-B': 'x: y'}}])).toBe(
      '/a/*\n  X-A: 1\n  X-B: x: y\n',
    );
  });

  it('takes away what an earlier rule says before it says otherwise, as Cloudflare joins them', () => {
    const earlier = {path: '/a/*', headers: {'X-A': '1', 'X-B': '1'}};
    expect(formatHeaders([earlier, {path: '/a/b', headers: {'X-A': '2'}}])).toMatch(
      /\/a\/b\n {2}! X-A\n {2}X-A: 2\n$/,
    );
  });

  it('is read back as it was written', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
    expect(parseHeaders('')).toEqual([]);
  });
});

describe('headersFor', () => {
  it('takes a dot for a dot and a star for anything', () => {
    const markdown = [{path: '/*.md', headers: {'X-A': '1'}}];
    expect(headersFor(markdown, '/a/b.md')).toEqual({'X-A': '1'});
    expect(headersFor(markdown, '/a/bmd')).toEqual({});
    expect(headersFor(markdown, '/a/b.md/')).toEqual({});
  });
});
