import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changeFeeds, type ChangedPage} from './feeds.ts';

function changedPages({loadedVersions}: LoadedContent): ChangedPage[] {
  return loadedVersions
    .flatMap(({docs}) => docs)
    .flatMap(({title, description, permalink, lastUpdatedAt, frontMatter}) =>
      lastUpdatedAt === undefined || lastUpdatedAt === null
        ? []
        : [
            {
              title,
              label: frontMatter.sidebar_label ?? title,
              description,
              route: permalink.replace(/\/?$/, '/'),
              changedAt: lastUpdatedAt,
            },
          ],
    );
}

/** Writes feeds of the pages that changed. Without the dates of git there is nothing to tell. */
export function changesPlugin({siteConfig: {title, url}}: LoadContext): Plugin {
  return {
    name: 'changes',
    postBuild({outDir, plugins}) {
      const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
      const pages = changedPages(docs?.content as LoadedContent);
      for (const [sitePath, text] of pages.length > 0 ? changeFeeds(pages, {title, url}) : []) {
        const file = path.join(outDir, sitePath);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
      return Promise.resolve();
    },
  };
}
