import {glossaryTerms} from '../../features/glossary/glossary.ts';

const MOST = 8;

function holds(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?:e?s)?(?![\\w-])`, 'i').test(text);
}

/**
 * Suggests keywords for a page: other names of the terms in its title, as readers of other tools
 * type them.
 *
 * @param source of the page; a name that stands in it anywhere needs no keyword
 */
export function suggestKeywords(source: string): string[] {
  const title = /^title:.*$/m.exec(source)?.[0] ?? '';
  const names = glossaryTerms().flatMap(({term, aliases = [], elsewhere = []}) =>
    [term, ...aliases].some((name) => holds(title, name)) ? [...aliases, ...elsewhere] : [],
  );
  return [...new Set(names)].filter((name) => !holds(source, name)).slice(0, MOST);
}
