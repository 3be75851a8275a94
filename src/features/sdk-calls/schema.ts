import * as z from 'zod';
import {readData} from '../../shared/dataFile.ts';
import {suggest} from '../../shared/suggest.ts';
import {VARIATION_TYPES, type VariationTypeName} from '../../shared/sdk-calls/call.ts';

/** One word, so that it is a name in every language. */
const name = z.string().regex(/^[a-z]+$/, 'write one word in lower case');

const text = z.string().min(1);

const typeNames = VARIATION_TYPES.map((type) =>
  type.toLowerCase(),
) as Lowercase<VariationTypeName>[];

/** The flags that samples meet. */
const DEMO_FLAGS = 'static/demo/flags.json';

/** A guess at the flag that was meant. Other names are flags of the page, which answer the default. */
function misspelled(key: string): string | undefined {
  const {flags} = readData(DEMO_FLAGS) as {flags: object};
  return Object.hasOwn(flags, key) ? undefined : suggest(key, Object.keys(flags));
}

/** One call of a getter, and what it returns. */
const callSchema = z.strictObject({
  /** What the code calls the value. */
  name,
  flag: text.refine((key) => !misspelled(key), {
    error: ({input}) => `no flag of ${DEMO_FLAGS}; ${misspelled(String(input))}`,
  }),
  type: z.enum(typeNames).transform((type) => type.toUpperCase() as VariationTypeName),
  default: z.unknown().refine((value) => value !== undefined, 'is missing'),
  subject: text,
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  /** What the demo flags answer. */
  value: z.unknown().refine((value) => value !== undefined, 'is missing'),
  /** Why, in the code above the call. */
  comment: text.optional(),
});

export const callsSchema = z.strictObject({
  /** The file, without ending. */
  title: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'write words in lower case with hyphens between'),
  /** Whether subjects are none of a user's device, so that only servers ask. */
  serversOnly: z.literal(true).optional(),
  calls: z.array(callSchema).min(1),
});

/** Keys of a fence, for suggestions. */
export const KEYS = [...Object.keys(callsSchema.shape), ...Object.keys(callSchema.shape)];

export type Calls = z.infer<typeof callsSchema>;
export type OneCall = Calls['calls'][number];
