import * as z from 'zod';
import {sdkNames} from '../sdks/definitions.ts';
import list from './destinations.json';

const destinationSchema = z.strictObject({
  name: z.string().regex(/^[a-z]+$/),
  title: z.string(),
  language: z.enum(sdkNames),
  package: z.string(),
  /** Left out where the registry could not be asked. */
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
  /** `{version}` stands for the version. */
  install: z.string(),
  import: z.string(),
  /** What runs once, beside the start of our SDK. */
  setup: z.string(),
  /** What stands in the logger; the SDK's event is called as on the pages of that SDK. */
  call: z.string(),
  /** Markdown below the call. */
  note: z.string().optional(),
});

const fileSchema = z.strictObject({
  /** When the registries were asked for the versions. */
  checkedOn: z.iso.date(),
  destinations: z.array(destinationSchema),
});

export type Destination = z.infer<typeof destinationSchema>;

/** Where assignment events can go, checked while this module loads. */
export const {destinations} = fileSchema.parse(list);

/** @throws Error naming what is known when nothing fits */
export function destinationsIn(language: string): Destination[] {
  const found = destinations.filter((each) => each.language === language);
  if (found.length === 0) {
    const languages = new Set(destinations.map((each) => each.language));
    throw new Error(`No destination in "${language}". Known: ${[...languages].join(', ')}.`);
  }
  return found;
}

/** @throws Error naming what is known when nothing fits */
export function findDestination(name: string, language: string): Destination {
  const inLanguage = destinationsIn(language);
  const found = inLanguage.find((each) => each.name === name);
  if (!found) {
    const names = inLanguage.map((each) => each.name);
    throw new Error(`"${name}" is no destination for ${language}. Known: ${names.join(', ')}.`);
  }
  return found;
}
