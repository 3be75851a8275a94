import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {whatChangedPath} from '../../shared/changesPath.ts';
import {pageHistory} from './contentDates.ts';
import {changeFeeds, type ChangedPage} from './feeds.ts';

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
