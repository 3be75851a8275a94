import * as z from 'zod';
import {entryOf} from '../../shared/suggest.ts';
import {dataFile} from '../../shared/dataFile.ts';

/** Where the SDKs are listed. */
export const SDKS_FILE = 'src/features/sdks/sdks.yaml';

/** Pages that most SDKs have, by what they are about. */
const commonPages = ['quickstart', 'initialization', 'assignments', 'bandits'] as const;

export type CommonPage = (typeof commonPages)[number];

const pollingSchema = z.union([
  z.strictObject({options: z.array(z.string()).min(1), byDefault: z.boolean()}),
  z.strictObject({fixed: z.literal(true), byDefault: z.boolean()}),
  z.strictObject({cache: z.string()}),
  z.strictObject({none: z.string()}),
]);

const definitionSchema = z.strictObject({
  title: z.string().min(1),
  mark: z.strictObject({letters: z.string().length(2), hue: z.int().min(0).max(360)}).optional(),
  pages: z.string().regex(/^(?:client|server)-sdks\/[\w-]+(?:\/[\w-]+\.mdx)?$/),
  highlight: z.string(),
  samples: z.array(z.string()).min(1).optional(),
  polling: pollingSchema.optional(),
  lacks: z.array(z.enum(commonPages)).default([]),
  events: z.strictObject({assignment: z.string(), bandit: z.string().optional()}).optional(),
  isPrecomputedOnly: z.boolean().default(false),
});

const listSchema = z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), definitionSchema);

/** How an SDK learns of changes. */
export type SdkPolling = z.infer<typeof pollingSchema>;

/** What `sdks.yaml` says about an SDK; the comment there explains the fields. */
type SdkDefinition = z.infer<typeof definitionSchema>;

const readList = dataFile(SDKS_FILE, listSchema, Object.keys(definitionSchema.shape));

/** The names of all SDKs, servers first, in the order in which tables list them. */
export const sdkNames: readonly string[] = Object.keys(readList());

/**
 * Returns what is known about an SDK beside its API.
 *
 * @throws Error naming the valid SDKs when `sdk` is unknown.
 */
export function sdkDefinition(sdk: string): SdkDefinition {
  return entryOf(readList(), sdk, `Unknown SDK "${sdk}"`);
}

/** Whether an SDK runs in servers or on the device of one user. */
export function sdkSide(sdk: string): 'server' | 'client' {
  return sdkDefinition(sdk).pages.startsWith('server-sdks/') ? 'server' : 'client';
}

/** The SDKs whose samples may be in a language, the usual one first. */
export function sdksOfLanguage(language: string): string[] {
  const rank = (sdk: string): number => {
    const {highlight, samples = [highlight]} = sdkDefinition(sdk);
    return samples.indexOf(language);
  };
  return sdkNames.filter((sdk) => rank(sdk) >= 0).sort((a, b) => rank(a) - rank(b));
}

/** The SDK whose pages a file is among, if any; a page of its own goes before a folder. */
export function sdkOfPage(file: string): string | undefined {
  const places = sdkNames.map((sdk) => ({sdk, pages: sdkDefinition(sdk).pages}));
  return (
    places.find(({pages}) => file.endsWith(`docs/sdks/${pages}`)) ??
    places.find(({pages}) => file.includes(`docs/sdks/${pages}/`))
  )?.sdk;
}
