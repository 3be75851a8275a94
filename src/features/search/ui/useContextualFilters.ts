import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchSettings} from './useSearchSettings.ts';

/** Facet filters for the reader's language and docs version; none unless contextual search is on. */
export function useContextualFilters(): (string | string[])[] {
  const {i18n} = useDocusaurusContext();
  const {contextualSearch} = useSearchSettings();
  // The hook returns a new list on every render, which would start DocSearch anew.
  const tags = useDocsContextualSearchTags().join(' ');
  return useMemo(
    () =>
      contextualSearch
        ? [
            `language:${i18n.currentLocale}`,
            [DEFAULT_SEARCH_TAG, ...tags.split(' ')].map((tag) => `docusaurus_tag:${tag}`),
          ]
        : [],
    [contextualSearch, i18n.currentLocale, tags],
  );
}
