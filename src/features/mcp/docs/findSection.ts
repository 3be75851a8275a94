import {suggestOrList} from '../../../shared/suggest.ts';
import {Refusal} from '../refusal.ts';
import type {Docs} from './docs.ts';

/** The sections of the site, in the order of their pages. */
export function sectionNames({pages}: Docs): string[] {
  return [...new Set([...pages.values()].map(({lvl0}) => lvl0))];
}

/**
 * Finds a section of the site by its name, whatever its case.
 *
 * @throws Refusal with the names there are.
 */
export function findSection(docs: Docs, name: string): string {
  const names = sectionNames(docs);
  const found = names.find((each) => each.toLowerCase() === name.trim().toLowerCase());
  if (found) return found;
  throw new Refusal(`There is no section "${name}"; ${suggestOrList(name, names)}`);
}
