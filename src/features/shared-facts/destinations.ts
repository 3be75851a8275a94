import * as z from 'zod';
import {entryOf} from '../../shared/suggest.ts';
import {sdkNames} from '../sdks/definitions.ts';
import list from './destinations.json';

const destinationSchema = z.strictObject({
  name: z.string().regex(/^[a-z]+$/),
  language: z.enum(sdkNames),
  install: z.string(),
  import: z.string(),
  /** What runs once, beside the start of our SDK. */
  setup: z.string(),
  /** What stands in the logger; the SDK's event is called as on the pages of that SDK. */
  call: z.string(),
  /** Markdown below the call. */
  note: z.string().optional(),
});

export type Destination = z.infer<typeof destinationSchema>;

/** Where assignment events can go, checked while this module loads. */
export const destinations: readonly Destination[] = z.array(destinationSchema).parse(list);

/** @throws Error with the nearest names when nothing fits */
export function findDestination(name: string, language: string): Destination {
  const inLanguage = destinations.filter((each) => each.language === language);
  const byName = Object.fromEntries(inLanguage.map((each) => [each.name, each]));
  return entryOf(byName, name, `"${name}" is no destination for ${language}`);
}
