/**
 * The specification of the site, row by row. Each row needs a test that names it; a row without
 * one fails the suite (see `tests/specification/report`).
 *
 * A test names its rows by an annotation: `test('…', covers('states/color-mode'), …)`; the helper
 * `row` adds it to a test whose title is the text of the row.
 */
export interface SpecificationRow {
  /** `section/row`. */
  id: string;
  text: string;
  /** A Vitest test that proves the row instead of a browser test: its file and full name. */
  unit?: {file: string; name: string};
}

const SETTINGS_TEST = 'tests/site/settings.test.ts';
const NAVBAR_TEST = 'tests/navigation/checkNavbar.test.ts';

export const rows = [
  // 2. Screens and routes
  {id: 'routes/listed', text: 'Every listed route shows its page, at its path with a final slash'},
  {id: 'routes/unknown', text: 'Unknown paths show a not-found page'},
  {id: 'routes/home', text: 'The root path is the home page'},
  {id: 'routes/search', text: '/search/ is the search page and takes the query parameter q'},
  {id: 'navigation/html-paths', text: '.html and /index.html map to the clean path'},
  {id: 'navigation/exact-html', text: 'A file that ends in .html keeps its own address'},
  {id: 'navigation/scroll', text: 'After navigation: scroll to the hash, or to the top'},
  {id: 'navigation/prefetch-visible', text: 'Pages are prefetched when their links are visible'},
  {id: 'navigation/prefetch-hover', text: 'Pages are loaded ahead when their links are hovered'},
  {id: 'navigation/prefetch-slow', text: 'Nothing is prefetched on 2g or data-saver connections'},
  {id: 'navigation/reload', text: 'If a page fails to load, the site reloads'},
  {id: 'navigation/progress', text: 'A progress bar appears on route change'},
  {id: 'shared-layout/skip-link', text: 'A skip-to-main-content link'},
  {id: 'shared-layout/announcement', text: 'An optional dismissible announcement bar'},
  {
    id: 'shared-layout/navbar',
    text: 'A fixed navbar: logo or title to the root, left and right items',
  },
  {id: 'shared-layout/footer', text: 'A footer with quick links and reference links'},
  {id: 'shared-layout/item-link', text: 'Navbar item: plain link'},
  {id: 'shared-layout/item-dropdown', text: 'Navbar item: dropdown'},
  {id: 'shared-layout/item-locale', text: 'Navbar item: locale dropdown, keeps query and hash'},
  {id: 'shared-layout/item-search', text: 'Navbar item: search'},
  {id: 'shared-layout/item-html', text: 'Navbar item: custom html'},
  {id: 'shared-layout/item-doc', text: 'Navbar item: link to one doc'},
  {id: 'shared-layout/item-sidebar', text: 'Navbar item: link to a docs sidebar'},
  {id: 'shared-layout/item-version', text: 'Navbar item: link to a docs version'},
  {id: 'shared-layout/item-versions', text: 'Navbar item: docs version dropdown'},
  {id: 'shared-layout/menu-button', text: 'At 996 px or below, a hamburger opens a side menu'},
  {id: 'shared-layout/menu', text: 'Side menu: Back to main menu, secondary menu, close button'},
  {id: 'shared-layout/contents', text: 'Table of contents shows heading levels 2 to 3'},
  {id: 'shared-layout/sidebar', text: 'The sidebar is not hideable, categories stay open'},
  {id: 'shared-layout/blog', text: 'Blog: reading time, sidebar grouped by year'},
  {id: 'search-modal/button', text: 'A button labeled Search with a Ctrl or Command plus K hint'},
  {id: 'search-modal/shortcut', text: 'Opens with Ctrl or Command plus K; Escape closes'},
  {id: 'search-modal/slash', text: 'Opens with the slash key outside text fields'},
  {id: 'search-modal/click', text: 'Opens on click'},
  {id: 'search-modal/typing', text: 'Opens on typing into the search button'},
  {
    id: 'search-modal/ahead',
    text: 'Focus, hover and touch fetch the modal, so that it opens at once (a modal that opened on focus would trap the keyboard)',
  },
  {id: 'search-modal/screens', text: 'Result groups, start, no-results and error screen'},
  {id: 'search-modal/see-all', text: 'The result list has a link See all {count} results'},
  {id: 'search-modal/placeholder', text: 'Default placeholder: Search docs'},
  {
    id: 'other-integrations/assistant',
    text: 'An AI documentation assistant bottom-right, with shortcut Mod+J',
  },

  // 3. Entities and their fields
  {id: 'entities/page', text: 'Page metadata: doc id, path, sidebar name'},
  {id: 'entities/announcement', text: 'Announcement: id, content, colors, isCloseable'},
  {id: 'entities/navbar', text: 'Navbar: title, logo fields, items, hideOnScroll, style'},
  {id: 'entities/footer', text: 'Footer: style, columns or flat links, logo, copyright'},
  {id: 'entities/search-settings', text: 'Search settings: appId, page path, URL and path rules'},
  {id: 'entities/search-hit', text: 'Search hit: hierarchy levels 0 to 6, content, type, url'},

  // 4. States and transitions
  {
    id: 'states/page-loading',
    text: 'Page loading: spinner after a delay, loaded, or error with retry',
  },
  {id: 'states/route-change', text: 'Route change: the progress bar starts after 200 ms'},
  {id: 'states/search-stalled', text: 'Search is stalled after 300 ms of loading'},
  {id: 'states/color-toggle', text: 'The color mode toggle flips the mode and saves the choice'},
  {id: 'states/color-tabs', text: 'The color mode syncs across tabs'},
  {id: 'states/color-system', text: 'Without a saved choice the mode follows the system'},
  {id: 'states/announcement-closed', text: 'A closed announcement stays closed'},
  {id: 'states/announcement-new', text: 'A changed id resets the dismissal'},
  {id: 'states/menu-closes', text: 'The side menu closes on back navigation and at desktop width'},
  {id: 'states/navbar-hides', text: 'The navbar may hide on scrolling down and reappear'},
  {id: 'states/dropdown-closes', text: 'Dropdowns close on outside click or focus'},
  {id: 'states/dropdown-mobile', text: 'Mobile dropdowns start collapsed unless an item is active'},
  {id: 'states/search-start', text: 'The search start screen shows recent searches and favorites'},

  // 5. Validation rules
  {id: 'validation/search-input', text: 'The search input is capped at 64 characters'},
  {
    id: 'validation/page-module',
    text: 'A page module without a default export is an error',
    unit: {
      file: 'tests/lean-pages/pageModule.test.ts',
      name: 'a page module without a default export fails the build and is named',
    },
  },
  {
    id: 'validation/navbar-item',
    text: 'A navbar item of unknown type is a configuration error',
    unit: {file: NAVBAR_TEST, name: 'checkNavbar names an item of unknown type and the file'},
  },
  {
    id: 'validation/sidebar-link',
    text: 'A docs sidebar link whose sidebar has nothing to link to is a configuration error',
    unit: {file: NAVBAR_TEST, name: 'checkNavbar names a sidebar that has nothing to link to'},
  },
  {
    id: 'validation/announcement-key',
    text: 'An unknown announcement setting is a configuration error',
    unit: {file: SETTINGS_TEST, name: 'readSettings names an unknown announcement setting'},
  },

  // 7. The calls it makes
  {id: 'calls/search', text: 'Search: one POST to the multi-index queries path, field by field'},
  {id: 'calls/search-answer', text: 'Reads results[0].hits and nbHits'},
  {id: 'calls/page-chunks', text: 'Page code is downloaded by page, and ahead of time'},
  {id: 'calls/preconnect', text: 'A preconnect to the search provider host is added'},
  {id: 'calls/maths', text: 'A maths stylesheet is loaded from a CDN, where it is configured so'},
  {
    id: 'calls/page-view-analytics',
    text: 'A page event on each route change',
  },
  {id: 'calls/ip-anonymization', text: 'Analytics IP anonymization is on'},
  {
    id: 'calls/session-recording-and-event-tracking',
    text: 'Session recording and event tracking are configured',
  },
  {id: 'calls/no-product', text: 'No calls to any other host, unless one is configured'},

  // 8. The error catalog
  {id: 'errors/search-unreachable', text: 'Unable to fetch results, with the network help text'},
  {id: 'errors/search-no-hits', text: 'No results for …, Try searching for, Let us know'},
  {id: 'errors/search-start', text: 'No recent searches'},
  {
    id: 'errors/crash-layout',
    text: 'This page crashed., Try again, the error chain (in the layout)',
  },
  {id: 'errors/crash-route', text: 'This page crashed, Try again, the error chain (route level)'},
  {id: 'errors/chunk', text: 'Page chunk load failure: error text with a Retry button'},
  {id: 'errors/preload', text: 'Failed route preload: a warning is logged and the page reloads'},
  {id: 'errors/navbar-item', text: 'Navbar item fails to render: an error naming the item'},
  {id: 'errors/storage', text: 'Storage unavailable: a warning, and the site goes on'},

  // 9. Business constants and limits
  {id: 'constants/hits-per-page', text: 'Search: 20 hits per page'},
  {id: 'constants/hits-per-group', text: 'Search: at most 5 results per group, configurable'},
  {id: 'constants/snippets', text: 'Search: snippets of 10 words, 5 up to 768 px'},
  {id: 'constants/recent', text: 'Search: 7 recent searches, 4 beside favorites'},
  {id: 'constants/favorites', text: 'Search: 10 favorites'},
  {id: 'constants/connect-timeout', text: 'Search provider: connect timeout 1 s'},
  {id: 'constants/read-timeout', text: 'Search provider: read timeout 2 s'},
  {
    id: 'constants/write-timeout',
    text: 'Search provider: write timeout 30 s',
    unit: {file: 'tests/search/upload.test.ts', name: 'the upload waits 30 s for an answer'},
  },
  {id: 'constants/failed-host', text: 'A failed host is avoided for 2 minutes'},
  {id: 'constants/breakpoint', text: 'Desktop breakpoint 996 px'},
  {
    id: 'constants/progress',
    text: 'Progress bar: delay 200 ms, minimum 0.08, speed 200, trickle 800',
  },
  {id: 'constants/loading-cycle', text: 'Loading animation cycle 3 s'},
  {id: 'constants/smooth-scroll', text: 'Smooth-scroll step factor 0.85'},
  {
    id: 'constants/collapse',
    text: 'Collapse animation by content height; 1 ms with reduced motion',
  },
  {id: 'constants/storage', text: 'Color mode, dismissal and version are kept in local storage'},
  {id: 'constants/color-default', text: 'Light by default, follows the system, switch enabled'},
  {id: 'constants/sitemap', text: 'Sitemap: weekly, priority 0.5, without tag pages'},
  {id: 'constants/locale', text: 'Locale: en only'},
  {id: 'constants/version', text: 'One docs version, current, labeled Next; its main doc is home'},
] as const satisfies readonly SpecificationRow[];

export type RowId = (typeof rows)[number]['id'];
