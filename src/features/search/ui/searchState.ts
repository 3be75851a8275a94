import type {SearchHit} from '../client/searchClient.ts';

/** Attributes that results can be limited by: the section of the sidebar, and the SDK. */
export const SECTION = 'hierarchy.lvl0';
export const SDK = 'sdk';

/** What the reader asked for. */
export interface Query {
  text: string;
  /** What results are limited to, such as `sdk:python`; empty for everything. */
  filter: string;
}

/** Number of results for each value of {@link SECTION} and {@link SDK}, without the filter. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface SearchState {
  /** `outdated` is an error that only a reload of the page can mend. */
  status: 'idle' | 'loading' | 'stalled' | 'error' | 'outdated' | 'done';
  /** What is asked now; until the answer is there, the hits are those of the query before. */
  asked: Query;
  hits: readonly SearchHit[];
  nbHits: number;
  /** Pages loaded so far, and pages there are. */
  loadedPages: number;
  nbPages: number;
  facets: Facets;
}

export const INITIAL_STATE: SearchState = {
  status: 'idle',
  asked: {text: '', filter: ''},
  hits: [],
  nbHits: 0,
  loadedPages: 0,
  nbPages: 0,
  facets: {},
};

/** One sentence on the state of a search; empty where nothing is to be said. */
export function searchNews({status, nbHits, asked}: SearchState): string {
  switch (status) {
    case 'idle':
    case 'loading':
      return '';
    case 'stalled':
      return 'Still searching…';
    case 'error':
      return 'Search is not available. Check your network connection.';
    case 'outdated':
      return 'Search is not available. Reload the page.';
    case 'done': {
      const count = nbHits === 1 ? '1 result' : `${nbHits} results`;
      return `${count} for “${asked.text}”`;
    }
  }
}
