import {entryOf} from '../../shared/suggest.ts';
import {glossaryAreas, glossaryTerms} from './glossary.ts';

/** A term as the glossary page shows it. */
export interface GlossaryEntry {
  id: string;
  term: string;
  definition: string;
  /** Other names our pages use. */
  aliases: readonly string[];
  /** Names other tools use, and names our pages no longer use. */
  otherNames: readonly string[];
  /** Route of the page to read more on. */
  link: string;
}

/**
 * Lists the terms of one part of the glossary, in alphabetical order.
 *
 * @throws Error that names the nearest area when there is none like it.
 */
export function entriesOf(area: string): readonly GlossaryEntry[] {
  const byArea = Object.fromEntries(
    glossaryAreas.map((each) => [each, glossaryTerms().filter((entry) => entry.area === each)]),
  );
  return entryOf(byArea, area, `"${area}" is no area of the glossary`)
    .map(({id, term, definition, aliases = [], retired = [], elsewhere = [], link}) => ({
      id,
      term,
      definition,
      aliases,
      otherNames: [...retired, ...elsewhere],
      link,
    }))
    .sort((a, b) => a.term.localeCompare(b.term, 'en'));
}
