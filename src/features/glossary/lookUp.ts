import {suggestOrList} from '../../shared/suggest.ts';
import {
  findTerm,
  glossaryAreas,
  glossaryTerms,
  GLOSSARY_FILE,
  type GlossaryTerm,
} from './glossary.ts';

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

/** @throws Error that names the nearest known value. */
function refuse(what: string, given: string, known: readonly string[]): never {
  throw new Error(`"${given}" is no ${what}; ${suggestOrList(given, known)}`);
}

/**
 * Looks up a term.
 *
 * @throws Error that names the nearest id when there is none like it.
 */
export function lookUpTerm(id: string): GlossaryTerm {
  const ids = glossaryTerms().map((entry) => entry.id);
  return findTerm(id) ?? refuse(`id in ${GLOSSARY_FILE}`, id, ids);
}

/**
 * Lists the terms of one part of the glossary, in alphabetical order.
 *
 * @throws Error that names the nearest area when there is none like it.
 */
export function entriesOf(area: string): readonly GlossaryEntry[] {
  if (!glossaryAreas.some((known) => known === area)) {
    return refuse('area of the glossary', area, glossaryAreas);
  }
  return glossaryTerms()
    .filter((entry) => entry.area === area)
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
