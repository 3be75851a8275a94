import {useState} from 'react';
import {readStored, type Group, type StoredHit} from './types.ts';

const MOST_FAVORITES = 10;
const MOST_RECENT = 7;
const MOST_RECENT_BESIDE_FAVORITES = 4;

function useStored(key: string): [StoredHit[], (hits: StoredHit[]) => void] {
  const [hits, setHits] = useState(() => readStored(() => localStorage.getItem(key)));
  const store = (next: StoredHit[]): void => {
    setHits(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Blocked or full: they last as long as the dialog is open.
    }
  };
  return [hits, store];
}

/**
 * The results that a reader opened before and those marked as favorites, kept in the browser under
 * DocSearch's keys.
 */
export function useStoredSearches(indexName: string) {
  const [allRecent, setRecent] = useStored(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  const [allFavorites, setFavorites] = useStored(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);
  const favorites = allFavorites.slice(0, MOST_FAVORITES);
  const most = favorites.length > 0 ? MOST_RECENT_BESIDE_FAVORITES : MOST_RECENT;
  const recent = allRecent.slice(0, most);
  const groups: Group[] = [
    {title: 'Recent', icon: 'recent', hits: recent},
    {title: 'Favorite', icon: 'favorite', hits: favorites},
  ];
  const without = (hits: readonly StoredHit[], {objectID}: StoredHit): StoredHit[] =>
    hits.filter((hit) => hit.objectID !== objectID);
  return {
    groups,
    /** Puts an opened result first among the recent ones, unless it is a favorite. */
    remember: ({objectID, url, type, content, hierarchy}: StoredHit): void => {
      const hit = {objectID, url, type, content, hierarchy};
      if (without(favorites, hit).length === favorites.length) {
        setRecent([hit, ...without(recent, hit)]);
      }
    },
    makeFavorite: (hit: StoredHit): void => {
      setRecent(without(recent, hit));
      setFavorites([hit, ...without(favorites, hit)]);
    },
    forget: (hit: StoredHit): void => {
      setRecent(without(recent, hit));
      setFavorites(without(favorites, hit));
    },
  };
}
