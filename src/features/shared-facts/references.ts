import * as z from 'zod';
import {entryOf} from '../../shared/suggest.ts';
import list from './references.json';

const common = {
  /** Lower-case words joined by hyphens: what `<Cite id="…">` names. */
  id: z.string().regex(/^[a-z0-9.]+(-[a-z0-9.]+)*$/),
  title: z.string().min(5),
  /** Journal, conference or publisher. */
  venue: z.string().min(2),
  url: z.url({protocol: /^https$/}),
};

const paperSchema = z.strictObject({
  ...common,
  /** Family names in the order of the paper. */
  authors: z.array(z.string().min(2)).min(1),
  year: z.int().min(1900),
});

const standardSchema = z.strictObject({
  ...common,
  /** What the standard is called in a sentence, such as `RFC 3339`. */
  standard: z.string().min(3),
});

export type Reference = z.infer<typeof paperSchema> | z.infer<typeof standardSchema>;

const MOST_NAMES = 3;

function listNames(names: readonly string[]): string {
  const [last = '', ...others] = [...names].reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
}

/** Papers and standards, checked while this module loads. */
export const references: readonly Reference[] = z
  .array(z.union([paperSchema, standardSchema]))
  .parse(list);

/** What stands in a sentence: `Deng, Knoblich and Lu 2018`, `Howard et al. 2021`, `RFC 3339`. */
export function citationOf(reference: Reference): string {
  if ('standard' in reference) {
    return reference.standard;
  }
  const {authors, year} = reference;
  const names = authors.length > MOST_NAMES ? `${authors[0]} et al.` : listNames(authors);
  return `${names} ${year}`;
}

/** Who wrote it and when, for a list of references. */
export function creditOf(reference: Reference): string {
  return 'standard' in reference
    ? reference.standard
    : `${listNames(reference.authors)} (${reference.year})`;
}

/** @throws Error with the nearest id when there is no such reference */
export function findReference(id: string): Reference {
  const byId = Object.fromEntries(references.map((reference) => [reference.id, reference]));
  return entryOf(byId, id, `"${id}" is no id in src/features/shared-facts/references.json`);
}
