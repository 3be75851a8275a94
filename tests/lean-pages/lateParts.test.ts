import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import loadPartsLate from '../../src/features/lean-pages/late-parts/loadPartsLate.mjs';
import {stylesOf} from '../../src/features/lean-pages/late-parts/stylesOf.mjs';

const CHECKER = '@site/src/features/calculators/SampleRatioMismatchChecker';

const page = String(
  await compile(`import Checker from '${CHECKER}';
import Other from '@site/src/features/elsewhere';

<Checker /> <Other />`),
);

const read: string[] = [];
const loader = {rootContext: process.cwd(), addDependency: (file: string) => read.push(file)};
const script = loadPartsLate.call(loader as never, page);

it('brings along the style sheets that the HTML of a tool needs, those of what it is made of', () => {
  const styles = [...script.matchAll(/^import '(.*)';$/gm)].map(([, file]) =>
    path.relative('src', file!),
  );
  expect(styles).toEqual(
    expect.arrayContaining([
      'features/calculators/kit/styles.lazy.module.css',
      'shared/ui/controls/styles.lazy.module.css',
    ]),
  );
  expect(read).toContain(path.resolve('src/features/calculators/kit/Form.tsx'));
});

it('says when a page imports what does not exist', () => {
  expect(() => stylesOf(path.resolve('src/features/calculators/Nothing'))).toThrow(
    /There is no module at .*Nothing/,
  );
});
