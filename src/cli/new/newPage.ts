import {parseArgs} from 'node:util';
import {describeError} from '../page/describeError.ts';
import {sidebarMistakes} from '../page/structure/sidebarMistakes.ts';
import {pageFile, pageKinds, pageTemplate} from './newPageText.ts';
import {publishPages} from './publishPages.ts';
import {runMain} from '../../shared/cli/runMain.ts';
import {writeNewFiles} from './writeNewFiles.ts';

const USAGE = `npm run new-page -- /sdks/my-topic/ "My topic" --kind=${pageKinds.join('|')}`;

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {kind: {type: 'string', default: 'how-to'}},
    allowPositionals: true,
  });
  const [route, title] = positionals;
  const kind = pageKinds.find((known) => known === values.kind);
  if (!route || !title || !kind) {
    throw new Error(`Name the address, the title and the kind: ${USAGE}`);
  }
  const file = pageFile(route);
  writeNewFiles({[file]: pageTemplate({file, title, kind})});
  publishPages([file]);
  sidebarMistakes(file)
    .map(describeError)
    .forEach((line) => console.log(line));
  console.log('See it while you write: npm start');
});
