import type {SearchOptions} from '../features/search/index.ts';
import {site} from '../site/index.ts';
import {newIssueUrl} from '../site/repository.ts';

const {DOCS_ALGOLIA_APP_ID: appId, DOCS_ALGOLIA_SEARCH_KEY: searchKey} = site;
const indexName = site.DOCS_ALGOLIA_INDEX;

/** Search: Algolia when its credentials are set, else the engine embedded in the site. */
export const search = {
  searchPagePath: 'search',
  contextualSearch: true,
  missingResultsUrl: `${newIssueUrl}?title={query}`,
  ...(appId && searchKey && indexName ? {hosted: {appId, searchKey, indexName}} : {}),
} satisfies SearchOptions;
