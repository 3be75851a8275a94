import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {site} from './index.ts';

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

/**
 * Returns a script that forgets the dismissal of another announcement before the page is drawn.
 *
 * The theme does so after it has come to life: the bar would appear late and push the page down.
 */
function forgetOtherAnnouncement(id: string): string {
  // As JSON, and without "<", which could end the script.
  const own = JSON.stringify(id).replaceAll('<', '\\u003c');
  return `try{localStorage.getItem('docusaurus.announcement.id')!==${own}&&localStorage.removeItem('docusaurus.announcement.dismiss')}catch(e){}`;
}

/** What the head of every page needs for the announcement bar. */
export const announcementTags: NonNullable<Config['headTags']> = announcementBar?.id
  ? [{tagName: 'script', attributes: {}, innerHTML: forgetOtherAnnouncement(announcementBar.id)}]
  : [];
