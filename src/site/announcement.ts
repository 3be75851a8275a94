import type {ThemeConfig} from '@docusaurus/preset-classic';
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
