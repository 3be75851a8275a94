import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {
  acceptedEncoding,
  createCompressor,
} from '../../src/features/delivery/server/compressFile.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=0', undefined],
  ['*', 'br'],
  ['xbrx', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('answers a browser that accepts "%s" with %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});

it('compresses each file once per encoding', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  const file = path.join(folder, 'page.html');
  writeFileSync(file, 'first');
  const compress = createCompressor();
  await expect(compress(path.join(folder, 'late.html'), 'br')).rejects.toThrow();
  writeFileSync(path.join(folder, 'late.html'), 'late');
  expect(brotliDecompressSync(await compress(path.join(folder, 'late.html'), 'br'))).toHaveLength(
    4,
  );
  const [br, gzip] = [await compress(file, 'br'), await compress(file, 'gzip')];
  expect(brotliDecompressSync(br).toString()).toBe('first');
  expect(gunzipSync(gzip).toString()).toBe('first');
  rmSync(folder, {recursive: true});
  expect(await compress(file, 'br')).toBe(br);
});
