import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../site/index.ts';

/** The announcement bar; undefined when there is nothing to announce. */
export const announcementBar: ThemeConfig['announcementBar'] =
  site.DOCS_ANNOUNCEMENT_ID && site.DOCS_ANNOUNCEMENT_CONTENT
    ? {
        id: site.DOCS_ANNOUNCEMENT_ID,
        content: site.DOCS_ANNOUNCEMENT_CONTENT,
        backgroundColor: site.DOCS_ANNOUNCEMENT_BACKGROUND,
        textColor: site.DOCS_ANNOUNCEMENT_TEXT_COLOR,
        isCloseable: site.DOCS_ANNOUNCEMENT_CLOSEABLE,
      }
    : undefined;

/** Returns a script that forgets the dismissal of another announcement before the page is drawn. */
function forgetOtherAnnouncement(id: string, namespace: string): string {
  // As JSON, and without "<", which could end the script.
  const own = JSON.stringify(id).replaceAll('<', '\\u003c');
  return [
    'try{',
    `localStorage.getItem('docusaurus.announcement.id${namespace}')!==${own}&&`,
    `localStorage.removeItem('docusaurus.announcement.dismiss${namespace}')`,
    '}catch(e){}',
  ].join('');
}

/**
 * Shows a new announcement at once to readers who closed the last one. The theme does so only
 * after the page has come to life: the bar would appear late and push the page down.
 */
export function announcementPlugin(
  bar: ThemeConfig['announcementBar'],
): (context: LoadContext) => Plugin {
  return ({siteStorage}) => ({
    name: 'announcement',
    injectHtmlTags: () =>
      bar?.id
        ? {
            headTags: [
              {
                tagName: 'script',
                innerHTML: forgetOtherAnnouncement(bar.id, siteStorage.namespace),
              },
            ],
          }
        : {},
  });
}
