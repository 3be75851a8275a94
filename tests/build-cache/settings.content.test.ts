import {readFileSync} from 'node:fs';
import {build} from 'esbuild';
import {expect, it} from 'vitest';
import {PAGE_SETTINGS} from '../../src/shared/build-cache/surroundings.ts';

it('code behind the text of pages reads no setting that kept pages do not depend on', async () => {
  const {metafile} = await build({
    entryPoints: ['src/config/markdown.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'unwritten',
  });
  const read = Object.keys(metafile.inputs).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:site|env)\.(DOCS_\w+)/g)].map(
      ([, name]) => name!,
    ),
  );
  expect(read).toContain('DOCS_URL');
  expect(read.filter((name) => !PAGE_SETTINGS.includes(name))).toEqual([]);
});
