import {escapeRegexp} from '@docusaurus/utils';
import * as z from 'zod';
import type {HostedSettings} from '../hosted/hostedClient.ts';
import {describeProblems, problemsError} from '../../../shared/describeProblems.ts';

/** Options of the search plugin. */
export interface SearchOptions {
  /** Path of the search page below the base URL, such as `search`; false for no page. */
  searchPagePath?: string | false;
  /** Whether results are limited to the reader's language and docs version. Default true. */
  contextualSearch?: boolean;
  /** Regular expression of result addresses that lead to other sites. */
  externalUrlRegex?: string;
  /** Replaces a part of each result's path; a text in `from` is taken literally. */
  replaceSearchResultPathname?: {from: string | RegExp; to: string};
  /** Results per sidebar section in the modal, 1 or more. Default 5. */
  maxResultsPerGroup?: number;
  /** Text of the empty search box. Default `Search docs`. */
  placeholder?: string;
  /** Where readers report a query that finds nothing; `{query}` stands for it. */
  missingResultsUrl?: string;
  /** Credentials of the hosted provider (Algolia). Left out, the embedded engine answers. */
  hosted?: HostedSettings;
}

function isRegExp(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

const pathname = z.string().regex(/^\/?[\w-]+(?:\/[\w-]+)*\/?$/, 'write a path such as search');

const schema = z.strictObject({
  searchPagePath: z.union([pathname, z.literal(false)]).default('search'),
  contextualSearch: z.boolean().default(true),
  externalUrlRegex: z
    .string()
    .refine(isRegExp, 'write a regular expression such as other\\.example')
    .optional(),
  replaceSearchResultPathname: z
    .object({
      from: z.union([
        z.instanceof(RegExp).transform((from) => from.source),
        z.string().min(1).transform(escapeRegexp),
      ]),
      to: z.string(),
    })
    .optional(),
  maxResultsPerGroup: z.int().min(1).default(5),
  placeholder: z.string().default('Search docs'),
  missingResultsUrl: z.url().optional(),
  hosted: z
    .object({appId: z.string().min(1), searchKey: z.string().min(1), indexName: z.string().min(1)})
    .optional(),
});

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
