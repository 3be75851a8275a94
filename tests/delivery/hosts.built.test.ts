import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {isThorough, loadThorough} from '../../packages/thorough/load.ts';
import {parseHeaders} from '../../src/features/delivery/headersFile.ts';
import {redirectEntries} from '../../src/features/delivery/redirectsFile.ts';
import {redirects} from '../../src/config/redirects.ts';

interface HeadersParser {
  parseAllHeaders(options: {
    headersFiles: string[];
    configHeaders: [];
    minimal: true;
  }): Promise<{headers: unknown; errors: unknown[]}>;
}

interface RedirectParser {
  parseAllRedirects(options: {
    redirectsFiles: string[];
    configRedirects: [];
    minimal: true;
  }): Promise<{redirects: {from: string; to: string; status: number}[]; errors: unknown[]}>;
}

/** Limits of Cloudflare Pages. */
const MAX_LINE_LENGTH = 2000;
const MAX_RULES = 100;

it('build/_headers keeps to the limits of the hosts that read it', () => {
  const text = readFileSync('build/_headers', 'utf8');
  expect(parseHeaders(text).length).toBeLessThanOrEqual(MAX_RULES);
  expect(text.split('\n').filter((line) => line.length > MAX_LINE_LENGTH)).toEqual([]);
});

describe.skipIf(!isThorough())('Netlify', () => {
  it('reads the headers that are meant', async () => {
    const {parseAllHeaders} = await loadThorough<HeadersParser>('@netlify/headers-parser');
    const {headers, errors} = await parseAllHeaders({
      headersFiles: ['build/_headers'],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const ours = parseHeaders(readFileSync('build/_headers', 'utf8'));
    expect(headers).toEqual(ours.map(({path, headers: values}) => ({for: path, values})));
  });

  it('leads every old address to its page', async () => {
    const {parseAllRedirects} = await loadThorough<RedirectParser>('@netlify/redirect-parser');
    const read = await parseAllRedirects({
      redirectsFiles: ['build/_redirects'],
      configRedirects: [],
      minimal: true,
    });
    expect(read.errors).toEqual([]);
    const rules = read.redirects;
    expect(rules.map(({from, to}) => [from, to])).toEqual(redirectEntries(redirects));
    expect(new Set(rules.map(({status}) => status))).toEqual(new Set([301]));
  });
});
