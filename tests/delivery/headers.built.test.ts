import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {headersFor} from '../../src/features/delivery/headerRules.ts';
import {parseHeaders} from '../../src/features/delivery/headersFile.ts';

/** Limits of Cloudflare Pages. */
const MAX_LINE_LENGTH = 2000;
const MAX_RULES = 100;

const text = readFileSync('build/_headers', 'utf8');
const rules = parseHeaders(text);

describe('build/_headers', () => {
  it('keeps to the limits of the hosts that read it', () => {
    expect(rules.length).toBeLessThanOrEqual(MAX_RULES);
    expect(text.split('\n').filter((line) => line.length > MAX_LINE_LENGTH)).toEqual([]);
  });

  it('lets pages run their inline scripts by hash and no others', () => {
    const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toContain("'self' 'sha256-");
    expect(scripts).not.toContain('unsafe');
  });
});
