import {usePluginData} from '@docusaurus/useGlobalData';
import {SEARCH_PLUGIN, type SearchSettings} from '../client/settings.ts';

/** The settings of the search plugin. */
export function useSearchSettings(): SearchSettings {
  return usePluginData(SEARCH_PLUGIN, undefined, {failfast: true}) as SearchSettings;
}
