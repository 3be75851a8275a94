import {glossaryTerms} from '../../features/glossary/glossary.ts';
import {wholeWords} from '../../features/glossary/wholeWords.ts';
import {frontMatterOf} from '../../shared/mdx/frontMatter.ts';

const MOST = 8;

/**
 * Suggests keywords for a page: other names of the terms in its title, as readers of other tools
 * type them.
 *
 * @param source of the page; a name that stands in it anywhere needs no keyword
 */
export function suggestKeywords(source: string): string[] {
  const {title = ''} = frontMatterOf(source);
  const names = glossaryTerms().flatMap(({term, aliases = [], elsewhere = []}) =>
    [term, ...aliases].some((name) => wholeWords(name).test(title))
      ? [...aliases, ...elsewhere]
      : [],
  );
  return [...new Set(names)].filter((name) => !wholeWords(name).test(source)).slice(0, MOST);
}
