import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from '../../src/features/delivery/contentSecurityPolicy.ts';

/** Sources of one directive. */
function sourcesOf(policy: string, directive: string): string[] | undefined {
  const found = policy.split('; ').find((part) => part.split(' ')[0] === directive);
  return found?.split(' ').slice(1);
}

describe('contentSecurityPolicy', () => {
  it('runs the files of the site and the given inline scripts, nothing else', () => {
    const policy = contentSecurityPolicy(["'sha256-abc='"], []);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", "'sha256-abc='"]);
    expect(policy).not.toContain('unsafe-eval');
  });

  it('reaches no other host without a feature that needs one', () => {
    expect(contentSecurityPolicy([], [])).not.toMatch(/https?:|\*/);
  });

  it('adds the hosts of each feature to the directive they are for, once', () => {
    const analytics = {scriptSrc: ['https://a.example'], connectSrc: ['https://b.example']};
    const assistant = {connectSrc: ['https://b.example', 'wss://c.example']};
    const policy = contentSecurityPolicy([], [analytics, assistant]);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", 'https://a.example']);
    expect(sourcesOf(policy, 'connect-src')).toEqual([
      "'self'",
      'https://b.example',
      'wss://c.example',
    ]);
    expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:']);
  });

  it('takes style attributes, and no style elements', () => {
    const policy = contentSecurityPolicy([], [{styleSrc: ['https://a.example']}]);
    expect(sourcesOf(policy, 'style-src-elem')).toEqual(["'self'", 'https://a.example']);
    expect(sourcesOf(policy, 'style-src-attr')).toEqual(["'unsafe-inline'"]);
  });

  it('takes any style element for a widget that needs it', () => {
    const policy = contentSecurityPolicy([], [{styleSrc: ["'unsafe-inline'"]}]);
    expect(sourcesOf(policy, 'style-src-elem')).toEqual(["'self'", "'unsafe-inline'"]);
  });

  it('keeps the site out of frames and free of plug-ins', () => {
    const policy = contentSecurityPolicy([], []);
    expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'base-uri')).toEqual(["'none'"]);
  });
});
