import {createContext, use} from 'react';
import type {SearchSettings} from '../../client/settings.ts';
import type {FoundHit} from '../found-words/keepFound.ts';

interface ModalSettings {
  settings: SearchSettings;
  onClose: () => void;
  /** What results are limited to, such as `sdk:python`; empty for everything. */
  filter: string;
  /** Opens a result. */
  navigate: (hit: FoundHit) => void;
  /** A query in full, where the field shows the beginning of a pasted text. */
  wholeOf: (query: string) => string;
}

/** Reaches the components that DocSearch renders for us; their props are DocSearch's. */
export const SettingsContext = createContext<ModalSettings | undefined>(undefined);

export function useModalSettings(): ModalSettings {
  const value = use(SettingsContext);
  if (!value) {
    throw new Error('Search results can be shown inside the search modal only.');
  }
  return value;
}
