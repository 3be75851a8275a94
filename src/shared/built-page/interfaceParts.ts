/** Elements that are controls, decoration or navigation wherever they stand. */
export const interfaceElements: readonly string[] = [
  'button',
  'nav',
  'footer',
  'noscript',
  'script',
  'style',
  'template',
  'dialog',
];

/** Classes of the theme around the text. */
export const interfaceClasses: readonly string[] = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
];

/** The labels of tabs: each stands at its own panel, too. */
export const interfaceRole = 'tablist';

/** Marks whatever else is said to those who see the page, not part of what it says. */
export const interfaceMark = 'data-markdown-ignore';

/**
 * Selects what is no text of a page. Search and the Markdown of the pages leave out the same parts,
 * so that neither finds nor quotes a button.
 */
export const interfaceSelector = [
  ...interfaceElements,
  ...interfaceClasses.map((name) => `.${name}`),
  `[role="${interfaceRole}"]`,
  `[${interfaceMark}]`,
  '[aria-hidden="true"]',
  // A closed panel is `hidden="until-found"`: its text belongs to the page.
  '[hidden]:not([hidden="until-found"])',
].join(', ');
