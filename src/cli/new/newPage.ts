import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runMain} from '../../shared/cli/runMain.ts';
import {pageFile, pageKinds, pageTemplate, titleOf} from './newPageText.ts';

const USAGE = `npm run new-page -- /sdks/my-topic/ ["My topic"] [--kind=${pageKinds.join('|')}]`;

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {kind: {type: 'string', default: 'how-to'}},
    allowPositionals: true,
  });
  const [route, given] = positionals;
  const file = pageFile(route ?? '');
  const kind = pageKinds.find((known) => known === values.kind);
  if (!kind) throw new Error(`There is no kind "${values.kind}": ${USAGE}`);
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, pageTemplate({title: given ?? titleOf(file), kind}));
  console.log(`Wrote ${file}
This file is all of the page: its folder is the address and the place in the menu.
A name that the spelling does not know: {/* cspell:words Foo */} in the page.
Samples prove themselves: npm run samples. To move the page, move its file; if it was
published, npm run check:content names the redirect. A renamed heading keeps its old id:
## New words {/* #old-words */}
See it while you write: npm start. Before you commit: npm run check:page -- ${file}`);
});
