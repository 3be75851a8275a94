import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import loadPartsLate from '../../src/features/lean-pages/late-parts/loadPartsLate.mjs';
import markParts from '../../src/features/lean-pages/late-parts/markParts.mjs';
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

it('imports a tool when the page is alive, and everything else with the page', () => {
  expect(script).toContain(`const Checker = CheckerLate(() => import('${CHECKER}'));`);
  expect(script).not.toContain(`import Checker from`);
  expect(script).toContain(`import Other from '@site/src/features/elsewhere';`);
});

it('brings along the style sheets that the HTML of a tool needs, its own and those of what it is made of', () => {
  const styles = [...script.matchAll(/^import '(.*)';$/gm)].map(([, file]) =>
    path.relative('src', file!),
  );
  expect(styles).toEqual(
    expect.arrayContaining([
      'features/calculators/SampleRatioMismatchChecker/styles.lazy.module.css',
      'features/calculators/kit/styles.lazy.module.css',
      'shared/ui/controls/styles.lazy.module.css',
    ]),
  );
  expect(read).toContain(path.resolve('src/features/calculators/kit/Form.tsx'));
});

it('has the HTML of a page keep the tool in an element that waits for the script', () => {
  const html = markParts(page);
  expect(html).toContain(`import CheckerWhole from '${CHECKER}';`);
  expect(html).toContain('const Checker = CheckerInPlace(CheckerWhole);');
});

it('says when a page imports what does not exist', () => {
  expect(() => stylesOf(path.resolve('src/features/calculators/Nothing'))).toThrow(
    /There is no module at .*Nothing/,
  );
});

it.each(globSync('src/features/{calculators,simulators}/*/index.tsx'))(
  'finds the styles of %s',
  (file) => {
    expect(stylesOf(path.resolve(path.dirname(file)))).not.toEqual([]);
  },
);
