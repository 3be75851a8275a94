import type {SearchHit} from '../../client/searchClient.ts';

export const ICONS = {
  page: 'M6 3h7l4 4v10H6zM13 3v4h4',
  section: 'M8 4 6.5 16M13.5 4 12 16M4.5 8h11M4 12h11',
  recent: 'M10 6v4l2.5 1.5M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  favorite: 'm10 3.2 2.1 4.3 4.7.7-3.4 3.3.8 4.7-4.2-2.2-4.2 2.2.8-4.7L3.2 8.2l4.7-.7Z',
  remove: 'm6 6 8 8m0-8-8 8',
  ask: 'M4 4h12v9H9l-3.5 3v-3H4zM10 6.2l.9 1.8 1.8.9-1.8.9-.9 1.8-.9-1.8-1.8-.9 1.8-.9Z',
};

/** A result that the reader opened before; what it was found by is forgotten. */
export type StoredHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

function isStoredHit(value: unknown): value is StoredHit {
  const {objectID, url, type, hierarchy} = Object(value) as Record<string, unknown>;
  return [objectID, url, type, Object(hierarchy).lvl1].every((text) => typeof text === 'string');
}

/** Returns those of stored searches that can be shown; none where there is nothing to be read. */
export function readStored(read: () => string | null): StoredHit[] {
  try {
    const searches: unknown = JSON.parse(read() ?? '[]');
    return Array.isArray(searches) ? searches.filter(isStoredHit) : [];
  } catch {
    return [];
  }
}

/** A result on display: one that was found now, or is remembered. */
export type ShownHit = StoredHit & Partial<Pick<SearchHit, '_highlightResult' | '_snippetResult'>>;

/** Results under a heading; those of a kind with an icon are remembered. */
export interface Group {
  title: string;
  icon?: 'recent' | 'favorite';
  /** Whether the results are of several sections of the sidebar. */
  isMixed?: boolean;
  hits: readonly ShownHit[];
}

/** Attributes of the element of a row; none on a page, whose rows are a list like others. */
export interface RowAttributes {
  id?: string;
  role?: 'treeitem';
  'aria-selected'?: boolean;
  onMouseMove?: () => void;
}
