import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageEndSettings} from '../../../site/pageEnd.ts';

/** Returns what `docusaurus.config.ts` says about the end of pages. */
export function usePageEndSettings(): PageEndSettings {
  return useDocusaurusContext().siteConfig.customFields?.pageEnd as PageEndSettings;
}
