import type {SearchHit} from '../../client/searchClient.ts';

/** A result that the reader opened before; what it was found by is forgotten. */
export type StoredHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

function isStoredHit(value: unknown): value is StoredHit {
  const {objectID, url, type, hierarchy} = Object(value) as Record<string, unknown>;
  return [objectID, url, type, Object(hierarchy).lvl1].every((text) => typeof text === 'string');
}

/** Returns those of stored searches that can be shown; none where there is nothing to be read. */
export function readStored(stored: string | null): StoredHit[] {
  try {
    const searches: unknown = JSON.parse(stored ?? '[]');
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
