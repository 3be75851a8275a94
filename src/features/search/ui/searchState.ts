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
  /** Whether the text of the pages could not be searched. */
  isPartial: boolean;
  /** Whether it can be by now, but the hits were found without it. */
  isOutdated: boolean;
}

export interface Answer {
  hits: readonly SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  facets: Facets;
  /** Whether it was found without the text of the pages. */
  isProvisional: boolean;
}

type SearchEvent =
  | {type: 'reset'}
  | {type: 'ask'; asked: Query}
  | {type: 'stall'; asked: Query}
  | {type: 'fail'; asked: Query; needsReload: boolean}
  | {type: 'complete'; asked: Query}
  | {type: 'incomplete'; asked: Query}
  | {type: 'answer'; asked: Query; answer: Answer};

export const INITIAL_STATE: SearchState = {
  status: 'idle',
  asked: {text: '', filter: ''},
  hits: [],
  nbHits: 0,
  loadedPages: 0,
  nbPages: 0,
  facets: {},
  isPartial: false,
  isOutdated: false,
};

function isSame(a: Query, b: Query): boolean {
  return a.text === b.text && a.filter === b.filter;
}

/** Returns the next state. What belongs to a query that is no longer asked changes nothing. */
export function nextState(state: SearchState, event: SearchEvent): SearchState {
  if (event.type === 'reset') {
    return INITIAL_STATE;
  }
  if (event.type === 'ask') {
    // Old results stay until the new ones arrive, so that nothing jumps while typing.
    return {...state, status: 'loading', asked: event.asked, isOutdated: false};
  }
  if (!isSame(event.asked, state.asked)) {
    return state;
  }
  switch (event.type) {
    case 'stall':
      return state.status === 'loading' ? {...state, status: 'stalled'} : state;
    case 'fail':
      return {...state, status: event.needsReload ? 'outdated' : 'error'};
    case 'complete':
      return {...state, isOutdated: true};
    case 'incomplete':
      return {...state, isPartial: true};
    case 'answer': {
      const {hits, page, isProvisional, ...counts} = event.answer;
      return {
        ...state,
        ...counts,
        status: 'done',
        isPartial: isProvisional && state.isPartial,
        isOutdated: false,
        hits: page === 0 ? hits : [...state.hits, ...hits],
        loadedPages: page + 1,
      };
    }
  }
}

/** Said with results that were found without the text of the pages. */
export const PARTIAL_NOTE =
  'Only titles and headings are searched: the text of the pages could not be loaded.';

/** A number of results, as it is seen and heard. */
export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
