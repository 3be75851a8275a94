import type {IndexAddresses} from './answerer.ts';
import type {ParsedOptions} from '../plugin/options.ts';

/** How search behaves on this site, as the pages receive it: paths are below the base URL. */
export interface SearchSettings extends ParsedOptions {
  /** Where the index for embedded search is. */
  embedded: IndexAddresses;
}

/** Credentials of the hosted provider (Algolia). The key is public and may only search. */
export type HostedSettings = NonNullable<ParsedOptions['hosted']>;

/** Name of the index in requests, and in the keys of stored recent searches. */
export function indexNameOf({hosted}: SearchSettings): string {
  return hosted?.indexName ?? 'docs';
}

/** Name under which the search plugin publishes its settings. */
export const SEARCH_PLUGIN = 'search';
