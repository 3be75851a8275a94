import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parseHeaders} from '../../src/features/delivery/headersFile.ts';

/** Limits of Cloudflare Pages. */
const MAX_LINE_LENGTH = 2000;
const MAX_RULES = 100;

const text = readFileSync('build/_headers', 'utf8');

describe('build/_headers', () => {
  it('keeps to the limits of the hosts that read it', () => {
    expect(parseHeaders(text).length).toBeLessThanOrEqual(MAX_RULES);
    expect(text.split('\n').filter((line) => line.length > MAX_LINE_LENGTH)).toEqual([]);
  });
});
