import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, VcsConfig} from '@docusaurus/types';
import {whatChangedPath} from '../../shared/paths.ts';
import {changeFeeds, type ChangedPage} from './feeds.ts';
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

function changedPages({loadedVersions}: LoadedContent, siteDir: string): ChangedPage[] {
  return loadedVersions
    .flatMap(({docs}) => docs)
    .flatMap(({title, description, permalink, source, frontMatter}) => {
      const changes = pageHistory(siteDir).get(path.join(siteDir, source.replace('@site', '')));
      const label = frontMatter.sidebar_label ?? title;
      const route = permalink.replace(/\/?$/, '/');
      return changes ? [{title, label, description, route, changes}] : [];
    });
}

/**
 * Writes feeds of the pages that changed, and what changed on each page for its "What changed".
 * Without the history of git there is nothing to tell.
 */
export function changesPlugin({siteDir, siteConfig: {title, url}}: LoadContext): Plugin {
  return {
    name: 'changes',
    postBuild({outDir, plugins}) {
      const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
      const pages = changedPages(docs?.content as LoadedContent, siteDir);
      const files = [
        ...(pages.length > 0 ? changeFeeds(pages, {title, url}) : []),
        ...pages.map(
          ({route, changes}) => [whatChangedPath(route), JSON.stringify(changes)] as const,
        ),
      ];
      for (const [sitePath, text] of files) {
        const file = path.join(outDir, sitePath);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
      return Promise.resolve();
    },
  };
}
