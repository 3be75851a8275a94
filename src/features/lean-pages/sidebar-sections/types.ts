import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/** What a page's HTML says of the section that it belongs to. */
export interface PageSection {
  name: string;
  /** The items that the page shows; categories that are closed there have one link. */
  items: PropSidebar;
}
