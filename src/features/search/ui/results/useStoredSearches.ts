import {useStorageSlot} from '@docusaurus/theme-common';
import {readStored, type Group, type StoredHit} from './types.ts';

const MOST_FAVORITES = 10;
const MOST_RECENT = 7;
const MOST_RECENT_BESIDE_FAVORITES = 4;

interface StoredSearches {
  groups: Group[];
  /** Puts an opened result first among the recent ones, unless it is a favorite. */
  remember: (hit: StoredHit) => void;
  makeFavorite: (hit: StoredHit) => void;
  forget: (hit: StoredHit) => void;
}

/**
 * The results that a reader opened before and those marked as favorites, kept in the browser under
 * DocSearch's keys.
 */
export function useStoredSearches(indexName: string): StoredSearches {
  const [recentText, recentSlot] = useStorageSlot(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  const [favoriteText, favoriteSlot] = useStorageSlot(
    `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  );
  const favorites = readStored(favoriteText).slice(0, MOST_FAVORITES);
  const most = favorites.length > 0 ? MOST_RECENT_BESIDE_FAVORITES : MOST_RECENT;
  const recent = readStored(recentText).slice(0, most);
  const groups: Group[] = [
    {title: 'Recent', icon: 'recent', hits: recent},
    {title: 'Favorite', icon: 'favorite', hits: favorites},
  ];
  const store = (slot: typeof recentSlot, before: readonly StoredHit[], hits: StoredHit[]): void =>
    slot.set(JSON.stringify([...hits, ...before]));
  const without = (hits: readonly StoredHit[], {objectID}: StoredHit): StoredHit[] =>
    hits.filter((hit) => hit.objectID !== objectID);
  return {
    groups,
    remember: ({objectID, url, type, content, hierarchy}) => {
      const hit = {objectID, url, type, content, hierarchy};
      if (favorites.length === without(favorites, hit).length) {
        store(recentSlot, without(recent, hit), [hit]);
      }
    },
    makeFavorite: (hit) => {
      store(recentSlot, without(recent, hit), []);
      store(favoriteSlot, without(favorites, hit), [hit]);
    },
    forget: (hit) => {
      store(recentSlot, without(recent, hit), []);
      store(favoriteSlot, without(favorites, hit), []);
    },
  };
}
