import path from 'node:path';
import {parseArgs} from 'node:util';
import {searchPhrases} from '../engine/phrases.ts';
import {phrasesIn} from '../engine/quotes.ts';
import {describeRanking} from './describeRanking.ts';
import {readEngine} from './readIndex.ts';
import {runMain} from '../../../shared/cli/runMain.ts';

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {build: {type: 'string', default: 'build'}},
    allowPositionals: true,
  });
  const query = positionals.join(' ');
  if (!query) {
    throw new Error('Write what to search for: npm run search -- "kill switch"');
  }
  const result = searchPhrases(readEngine(path.resolve(values.build)), query);
  const hasNone = result.pages.length === 0 && phrasesIn(query).length > 0;
  console.log(
    hasNone
      ? 'No page has what stands in quotes, word for word. Search without the quotes.'
      : describeRanking(result),
  );
});
