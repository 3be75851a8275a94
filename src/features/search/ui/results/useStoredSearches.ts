import {useState} from 'react';
import escapeHtml from 'escape-html';
import {parseHighlight} from '../../client/parseHighlight.ts';
import type {Group, StoredHit} from './types.ts';

/** DocSearch's keys for what a reader opened before; other sites on the same host may use them. */
const KEYS = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favorites: '__DOCSEARCH_FAVORITE_SEARCHES__',
} as const;

const MOST_FAVORITES = 10;
const MOST_RECENT = 7;
const MOST_RECENT_BESIDE_FAVORITES = 4;

interface StoredSearches {
  recent: StoredHit[];
  favorites: StoredHit[];
}

/** DocSearch stores texts as HTML. */
function mapTexts<Hit extends StoredHit>(hit: Hit, change: (text: string) => string): Hit {
  const levels = Object.entries(hit.hierarchy).map(([level, text]) => [
    level,
    typeof text === 'string' ? change(text) : null,
  ]);
  return {...hit, hierarchy: Object.fromEntries(levels) as StoredHit['hierarchy']};
}

const fromHtml = (html: string): string =>
  parseHighlight(html)
    .map(({text}) => text)
    .join('');

function isStoredHit(value: unknown): value is StoredHit {
  const {objectID, url, type, hierarchy} = Object(value) as Record<string, unknown>;
  return (
    [objectID, url, type].every((text) => typeof text === 'string') &&
    typeof hierarchy === 'object' &&
    hierarchy !== null
  );
}

/** Returns those of stored searches that can be shown; none where there is nothing to be read. */
export function readStored(read: () => string | null): StoredHit[] {
  try {
    const searches: unknown = JSON.parse(read() ?? '[]');
    return Array.isArray(searches)
      ? searches.filter(isStoredHit).map((hit) => mapTexts(hit, fromHtml))
      : [];
  } catch {
    return [];
  }
}

function cut({recent, favorites}: StoredSearches): StoredSearches {
  const most = favorites.length > 0 ? MOST_RECENT_BESIDE_FAVORITES : MOST_RECENT;
  return {recent: recent.slice(0, most), favorites: favorites.slice(0, MOST_FAVORITES)};
}

const without = (hits: readonly StoredHit[], {objectID}: StoredHit): StoredHit[] =>
  hits.filter((hit) => hit.objectID !== objectID);

interface StoredActions {
  groups: Group[];
  /** Puts an opened result first among the recent ones, unless it is a favorite. */
  remember: (hit: StoredHit) => void;
  makeFavorite: (hit: StoredHit) => void;
  forget: (hit: StoredHit) => void;
}

/**
 * The results that a reader opened before and those marked as favorites, kept in the browser as
 * DocSearch keeps them. Without storage they last as long as the dialog is open.
 */
export function useStoredSearches(indexName: string): StoredActions {
  const [stored, setStored] = useState<StoredSearches>(() =>
    cut({
      recent: readStored(() => localStorage.getItem(KEYS.recent + indexName)),
      favorites: readStored(() => localStorage.getItem(KEYS.favorites + indexName)),
    }),
  );
  const store = (next: StoredSearches): void => {
    const kept = cut(next);
    setStored(kept);
    try {
      for (const name of ['recent', 'favorites'] as const) {
        const hits = kept[name].map((hit) => mapTexts(hit, escapeHtml));
        localStorage.setItem(KEYS[name] + indexName, JSON.stringify(hits));
      }
    } catch {
      // Blocked or full.
    }
  };
  const {recent, favorites} = stored;
  return {
    groups: [
      {title: 'Recent', icon: 'recent' as const, hits: recent},
      {title: 'Favorite', icon: 'favorite' as const, hits: favorites},
    ].filter(({hits}) => hits.length > 0),
    remember: (hit) => {
      if (!favorites.some(({objectID}) => objectID === hit.objectID)) {
        const {objectID, url, type, content, hierarchy} = hit;
        const remembered = {objectID, url, type, content, hierarchy};
        store({favorites, recent: [remembered, ...without(recent, hit)]});
      }
    },
    makeFavorite: (hit) =>
      store({recent: without(recent, hit), favorites: [hit, ...without(favorites, hit)]}),
    forget: (hit) => store({recent: without(recent, hit), favorites: without(favorites, hit)}),
  };
}
