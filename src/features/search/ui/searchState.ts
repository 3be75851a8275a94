import type {SearchResponse} from '../client/searchClient.ts';

/** Attributes that results can be limited by: the section of the sidebar, and the SDK. */
export const SECTION = 'hierarchy.lvl0';
export const SDK = 'sdk';

/** What the reader asked for. */
export interface Query {
  text: string;
  /** What results are limited to, such as `sdk:python`; empty for everything. */
  filter: string;
}

export interface SearchState extends Pick<SearchResponse, 'hits' | 'nbHits' | 'nbPages'> {
  /** `outdated` is an error that only a reload of the page can mend. */
  status: 'idle' | 'loading' | 'stalled' | 'error' | 'outdated' | 'done';
  /** What is asked now; until the answer is there, the hits are those of the query before. */
  asked: Query;
  /** Pages of results loaded so far. */
  loadedPages: number;
  /** Number of results for each value of {@link SECTION} and {@link SDK}, without the filter. */
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const INITIAL_STATE: SearchState = {
  ...{status: 'idle', asked: {text: '', filter: ''}, facets: {}},
  ...{hits: [], nbHits: 0, loadedPages: 0, nbPages: 0},
};

/** One sentence on the state of a search; empty where nothing is to be said. */
export function searchNews({status, nbHits, asked}: SearchState): string {
  const news: Partial<Record<SearchState['status'], string>> = {
    stalled: 'Still searching…',
    error: 'Search is not available. Check your network connection.',
    outdated: 'Search is not available. Reload the page.',
    done: `${nbHits} ${nbHits === 1 ? 'result' : 'results'} for “${asked.text}”`,
  };
  return news[status] ?? '';
}
