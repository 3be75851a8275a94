import {isUnwritten} from '../../../src/plugins/planned-links/route.ts';
import {findLinks} from './findLinks.ts';
import {readSources} from './readPages.ts';

/** Lists the links to pages that are planned and not written yet, as `file:line: url`. */
export function unwrittenLinks(): string[] {
  return readSources().flatMap(({file, tree}) =>
    findLinks(tree)
      .filter(({url}) => isUnwritten(url))
      .map(({url, line}) => `${file}:${line}: ${url}`),
  );
}
