import type {VcsConfig} from '@docusaurus/types';
import {hasFullHistory} from '../../site/history.ts';
import {readPageHistory, type PageChange} from './pageHistory.ts';

/** Folders with pages and posts, below the site's. */
const FOLDERS = ['docs', 'blog'];

const histories = new Map<string, Map<string, PageChange[]>>();

/**
 * Returns when the words of each page changed, and which sentences (memoized): absolute path → changes,
 * the newest first. Empty without the full history, whose oldest commit would have written every page.
 */
export function pageHistory(siteDir: string): ReadonlyMap<string, readonly PageChange[]> {
  const known = histories.get(siteDir);
  if (known) return known;
  const history = hasFullHistory(siteDir) ? readPageHistory(siteDir, FOLDERS) : new Map();
  histories.set(siteDir, history as Map<string, PageChange[]>);
  return history as Map<string, PageChange[]>;
}

/**
 * Dates of pages for Docusaurus: "Last updated" is the day on which a page's words changed, not that of
 * a commit that formatted it or edited its front matter.
 */
export function contentDates(siteDir: string): VcsConfig {
  return {
    // Docusaurus counts the parameters.
    initialize: (_site) => undefined,
    getFileCreationInfo: (_file) => Promise.resolve(null),
    getFileLastUpdateInfo: (file) => {
      const [newest] = pageHistory(siteDir).get(file) ?? [];
      return Promise.resolve(newest ? {timestamp: newest.time, author: ''} : null);
    },
  };
}
