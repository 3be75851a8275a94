import {parseArgs} from 'node:util';
import {runMain} from '../../shared/cli/runMain.ts';
import {fillTemplate} from './fillTemplate.ts';
import {writeNewFiles} from './writeNewFiles.ts';

const FILES = ['definition.ts', 'index.tsx'];

const USAGE = 'npm run new-calculator -- OddsCalculator "Odds of a test" --prefix=odds';

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {prefix: {type: 'string'}},
    allowPositionals: true,
  });
  const [name, title] = positionals;
  const {prefix} = values;
  if (!name || !title || !prefix) {
    throw new Error(`Name the calculator, its title and its prefix in addresses: ${USAGE}`);
  }
  if (!/^(?:[A-Z][a-z]+)+$/.test(name) || !/^[a-z]+$/.test(prefix)) {
    throw new Error(`Write the name in PascalCase and the prefix in lower case: ${USAGE}`);
  }
  writeNewFiles(
    Object.fromEntries(
      FILES.map((file) => [
        `src/features/calculators/${name}/${file}`,
        fillTemplate(`calculator/${file}`, {title, prefix}),
      ]),
    ),
  );
  console.log(
    'Show it on a page, below the front matter:\n' +
      `  import ${name} from '@site/src/features/calculators/${name}';\n\n  <${name} />`,
  );
});
