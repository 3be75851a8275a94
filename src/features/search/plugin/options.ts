import * as z from 'zod';
import {describeProblems, problemsError} from '../../../shared/describeProblems.ts';

/** Without flags, as text: the pages receive it as JSON. */
const regExp = z.instanceof(RegExp).transform(({source}) => source);

const pathname = z.string().regex(/^\/?[\w-]+(?:\/[\w-]+)*\/?$/, 'write a path such as search');

const schema = z.strictObject({
  /** Path of the search page below the base URL, such as `search`; false for no page. */
  searchPagePath: z.union([pathname, z.literal(false)]).default('search'),
  /** Whether results are limited to the reader's language and docs version. */
  contextualSearch: z.boolean().default(true),
  /** Addresses of results that lead to other sites and are opened as they are. */
  externalUrlRegex: regExp.optional(),
  /** Replaces a part of each result's path. */
  replaceSearchResultPathname: z.object({from: regExp, to: z.string()}).optional(),
  /** Results shown in the modal for each section of the sidebar. */
  maxResultsPerGroup: z.int().min(1).default(5),
  /** Text of the empty search box. */
  placeholder: z.string().default('Search docs'),
  /** Address that reports a query without results; `{query}` stands for it. */
  missingResultsUrl: z.url().optional(),
  /** Credentials of the hosted provider (Algolia). Left out, the embedded engine answers. */
  hosted: z
    .object({appId: z.string().min(1), searchKey: z.string().min(1), indexName: z.string().min(1)})
    .optional(),
});

/** Options of the search plugin. */
export type SearchOptions = z.input<typeof schema>;

/** Options with the defaults filled in. */
export type ParsedOptions = z.infer<typeof schema>;

/**
 * Checks the plugin's options and fills in defaults.
 *
 * @throws Error listing every option that is unknown or malformed.
 */
export function parseOptions(options: SearchOptions): ParsedOptions {
  const result = schema.safeParse(options);
  if (!result.success) {
    throw problemsError(
      'The options of the search plugin are not valid:',
      describeProblems(result.error, Object.keys(schema.shape)),
    );
  }
  return result.data;
}
