import {readFileSync} from 'node:fs';
import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {expect, it} from 'vitest';
import {parseHeaders} from '../../src/features/delivery/headersFile.ts';
import {spellings} from '../../src/features/delivery/redirect.ts';
import {redirects} from '../../src/config/redirects.ts';

it('Netlify reads the headers that are meant', async () => {
  const {headers, errors} = await parseAllHeaders({
    headersFiles: ['build/_headers'],
    configHeaders: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const ours = parseHeaders(readFileSync('build/_headers', 'utf8'));
  expect(headers).toEqual(ours.map(({path, headers: values}) => ({for: path, values})));
});

it('Netlify leads every old address to its page', async () => {
  const read = await parseAllRedirects({
    redirectsFiles: ['build/_redirects'],
    configRedirects: [],
    minimal: true,
  });
  expect(read.errors).toEqual([]);
  const rules = read.redirects as {from: string; to: string; status: number}[];
  const ours = redirects.flatMap(({from, to}) => spellings(from).map((path) => [path, to]));
  expect(rules.map(({from, to}) => [from, to])).toEqual(ours);
  expect(new Set(rules.map(({status}) => status))).toEqual(new Set([301]));
});
