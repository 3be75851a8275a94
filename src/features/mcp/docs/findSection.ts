import {suggestOrList} from '../../../shared/suggest.ts';
import {Refusal} from '../refusal.ts';
import type {Docs} from './docs.ts';

/**
 * Finds a section of the site by its name, whatever its case.
 *
 * @throws Refusal with the names there are.
 */
export function findSection(docs: Docs, name: string): string {
  const names = [...new Set([...docs.pages.values()].map(({lvl0}) => lvl0))];
  const found = names.find((each) => each.toLowerCase() === name.trim().toLowerCase());
  if (found) return found;
  throw new Refusal(`There is no section "${name}"; ${suggestOrList(name, names)}`);
}
