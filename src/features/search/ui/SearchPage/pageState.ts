import type {SearchHit} from '../../client/searchClient.ts';
import {MAX_QUERY_LENGTH} from '../../engine/queryLength.ts';

/** What the reader asked for; part of the address. */
export interface PageQuery {
  query: string;
  /** Sidebar section to stay in; empty for all. */
  section: string;
}

/** Number of results by section, without the section filter. */
export type SectionCounts = Readonly<Record<string, number>>;

export interface PageState {
  /** `outdated` is an error that only a reload of the page can mend. */
  status: 'idle' | 'loading' | 'stalled' | 'error' | 'outdated' | 'done';
  /** The query the hits belong to. */
  asked: PageQuery;
  hits: readonly SearchHit[];
  nbHits: number;
  /** Pages loaded so far, and pages there are. */
  loadedPages: number;
  nbPages: number;
  sections: SectionCounts;
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
  sections: SectionCounts;
  /** Whether it was found without the text of the pages. */
  isProvisional: boolean;
}

type PageEvent =
  | {type: 'reset'}
  | {type: 'ask'; asked: PageQuery}
  | {type: 'stall'; asked: PageQuery}
  | {type: 'fail'; asked: PageQuery; needsReload: boolean}
  | {type: 'complete'; asked: PageQuery}
  | {type: 'incomplete'; asked: PageQuery}
  | {type: 'answer'; asked: PageQuery; answer: Answer};

export const INITIAL_STATE: PageState = {
  status: 'idle',
  asked: {query: '', section: ''},
  hits: [],
  nbHits: 0,
  loadedPages: 0,
  nbPages: 0,
  sections: {},
  isPartial: false,
  isOutdated: false,
};

function isSame(a: PageQuery, b: PageQuery): boolean {
  return a.query === b.query && a.section === b.section;
}

/** Returns the next state. What belongs to a query that is no longer asked changes nothing. */
export function nextState(state: PageState, event: PageEvent): PageState {
  if (event.type === 'reset') {
    return INITIAL_STATE;
  }
  if (event.type === 'ask') {
    // Old results stay until the new ones arrive, so that the page does not jump while typing.
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

/** Reads the reader's query from an address; one that is too long is cut. */
export function readPageQuery(search: string): PageQuery {
  const params = new URLSearchParams(search);
  const query = (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
  return {query, section: params.get('section') ?? ''};
}

/** Returns the address' search part for a query. */
export function writePageQuery({query, section}: PageQuery): string {
  const params = new URLSearchParams();
  if (query) {
    params.set('q', query);
  }
  if (section) {
    params.set('section', section);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Shorter queries to offer when a query of several words finds nothing. */
export function shorterQueries(query: string): string[] {
  const words = query.split(/\s+/).filter((word) => word.length > 2);
  return words.length > 1 ? [...new Set(words)].slice(0, 3) : [];
}
