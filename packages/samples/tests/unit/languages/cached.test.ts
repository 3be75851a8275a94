import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {cachedToolchain} from '../../../languages/toolchains/cached.ts';
import {fence} from './fence.ts';

const folder = mkdtempSync(join(tmpdir(), 'cached-'));

afterAll(() => rmSync(folder, {recursive: true}));

it('what is remembered of an older version is not reported after an upgrade', async () => {
  const sample = fence('ruby', 'size = 1');
  const checked: string[] = [];
  const check = async (version: string) => {
    const toolchain = {
      command: 'ruby',
      inputs: () => version,
      check: () => {
        checked.push(version);
        return Promise.resolve({tool: `ruby ${version}`, findings: []});
      },
    };
    return (await cachedToolchain('ruby', toolchain, folder).check([sample])).tool;
  };
  const versions = ['3.1', '3.4', '3.4'];
  const tools = [];
  for (const version of versions) tools.push(await check(version));
  expect(tools).toEqual(['ruby 3.1', 'ruby 3.4', 'ruby 3.4']);
  expect(checked).toEqual(['3.1', '3.4']);
});
