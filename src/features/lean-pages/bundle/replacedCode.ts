import path from 'node:path';

const LOADER = path.resolve('src/features/lean-pages/bundle/replaceCode.mjs');

/**
 * Docusaurus compares words and counts with the rules of languages, where the order only has to be the same each time
 * and the language is English. A browser takes 30 ms to load those rules when it first needs them, a phone over 100.
 */
const WITHOUT_LANGUAGES = {
  'theme-common/lib/utils/reactUtils.js': {
    '(a, b) => a[0].localeCompare(b[0])': '([a], [b]) => (a < b ? -1 : 1)',
  },
  'theme-common/lib/utils/tagsUtils.js': {
    'letter1.localeCompare(letter2)': '(letter1 < letter2 ? -1 : 1)',
    'tag1.label.localeCompare(tag2.label)': '(tag1.label < tag2.label ? -1 : 1)',
  },
  'theme-common/lib/utils/usePluralForm.js': {
    'createLocalePluralForms(currentLocale)': 'EnglishPluralForms',
  },
} satisfies Record<string, Readonly<Record<string, string>>>;

/**
 * What Docusaurus sets as soon as a page has come alive: that it runs in a browser, how wide, with which menu. In one
 * piece, rendering all that again takes up to 45 ms of processor time; React's `startTransition` lets a phone answer
 * in between.
 */
const LATER = {
  'core/lib/client/browserContext.js': ['setIsBrowser(true)'],
  'theme-common/lib/hooks/useWindowSize.js': ['setWindowSize(getWindowSize(desktopBreakpoint))'],
  'plugin-content-docs/lib/client/docsPreferredVersion.js': [
    'setState(readStorageState({ allDocsData, versionPersistence, pluginIds }))',
  ],
  'theme-common/lib/contexts/navbarSecondaryMenu/content.js': [
    'setContent({ component, props: memoizedProps })',
    'setContent({ component: null, props: null })',
  ],
  'theme-common/lib/contexts/navbarSecondaryMenu/display.js': ['setShown(true)'],
} satisfies Record<string, readonly string[]>;

interface Replacement {
  /** Path in the folder of Docusaurus' packages. */
  file: string;
  /** Each piece of its code with what takes its place. */
  pieces: Readonly<Record<string, string>>;
  imports?: string;
}

/** What is replaced in which file. */
export const replacedCode: readonly Replacement[] = [
  ...Object.entries(WITHOUT_LANGUAGES).map(([file, pieces]) => ({file, pieces})),
  ...Object.entries(LATER).map(([file, updates]) => ({
    file,
    pieces: Object.fromEntries(updates.map((update) => [update, `later(() => ${update})`])),
    imports: "import {startTransition as later} from 'react';\n",
  })),
];

/** Rules of the bundler that do so. They fail the build where an upgrade has changed such code, too. */
export const replacedCodeRules = replacedCode.map(({file, ...options}) => ({
  test: (resource: string) =>
    resource.replaceAll('\\', '/').endsWith(`/node_modules/@docusaurus/${file}`),
  loader: LOADER,
  options,
}));
