import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {watchFiles} from '../../src/shared/watchFiles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'watch-files-'));

afterAll(() => {
  rmSync(folder, {recursive: true});
  vi.restoreAllMocks();
});

it('a failure is told, and the next change is still heard', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const heard: string[] = [];
  watchFiles([folder], (files) => {
    heard.push(...files);
    if (files.some((file) => file.endsWith('lost.mdx'))) throw new Error('lost.mdx: no such file');
  });
  const save = (name: string) => writeFileSync(path.join(folder, name), 'text');
  save('lost.mdx');
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('lost.mdx: no such file'));
  save('lost.mdx~');
  save('found.mdx');
  await vi.waitFor(() => expect(heard.at(-1)).toBe(path.join(folder, 'found.mdx')));
  expect(heard).not.toContain(path.join(folder, 'lost.mdx~'));
});
