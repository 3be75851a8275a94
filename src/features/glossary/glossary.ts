import * as z from 'zod';
import {dataFile} from '../../shared/dataFile.ts';
import {entryOf} from '../../shared/suggest.ts';

/** Where the terms are written down. */
const GLOSSARY_FILE = 'src/features/glossary/glossary.yaml';

/** Parts of the glossary page, in order. */
export const glossaryAreas = [
  'experiments',
  'flags',
  'data',
  'metrics',
  'statistics',
  'bandits',
  'geolift',
  'sdks',
] as const;

type GlossaryArea = (typeof glossaryAreas)[number];

const names = z.array(z.string().min(1)).min(1).optional();

const entrySchema = z.strictObject({
  term: z.string().min(1).optional(),
  definition: z.string().min(1),
  aliases: names,
  retired: names,
  elsewhere: names,
  automatic: z.array(z.string().min(1)).optional(),
  unlike: names,
  link: z.string().regex(/^\/(?:[\w./-]+\/)?(?:#[\w-]+)?$/),
});

const id = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);

/** An entry of the file; the comment there explains the fields. */
export type GlossaryTerm = z.infer<typeof entrySchema> & {
  id: string;
  term: string;
  area: GlossaryArea;
};

const glossarySchema = z
  .record(z.enum(glossaryAreas), z.record(id, entrySchema))
  .transform((areas): GlossaryTerm[] =>
    glossaryAreas.flatMap((area) =>
      Object.entries(areas[area]).map(([name, entry]) => ({
        ...entry,
        id: name,
        area,
        term: entry.term ?? name.replaceAll('-', ' '),
      })),
    ),
  );

export const glossaryTerms: () => readonly GlossaryTerm[] = dataFile(
  GLOSSARY_FILE,
  glossarySchema,
  [...glossaryAreas, ...Object.keys(entrySchema.shape)],
);

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
