import type {IndexLocation} from './loadIndex.ts';
import type {HostedSettings} from '../hosted/hostedClient.ts';

/** How search behaves on this site, as the pages receive it. */
export interface SearchSettings {
  /** Site path of the search page; false when there is none. */
  searchPagePath: string | false;
  /** Whether results are limited to the reader's language and docs version. */
  contextualSearch: boolean;
  /** Addresses that match are opened as they are; others are routes of this site. */
  externalUrlRegex?: string;
  /** Replaces a part of each result's path: a regular expression and its replacement. */
  replaceSearchResultPathname?: {from: string; to: string};
  /** Results shown in the modal for each section of the sidebar. */
  maxResultsPerGroup: number;
  placeholder: string;
  /** Address that reports a query without results; `{query}` is replaced. */
  missingResultsUrl?: string;
  /** Set when the hosted provider answers. */
  hosted?: HostedSettings;
  /** Where the index for embedded search is. */
  embedded: IndexLocation;
}

/** Name under which the search plugin publishes its settings. */
export const SEARCH_PLUGIN = 'search';
