import * as z from 'zod';
import {
  accountId,
  address,
  baseAddress,
  color,
  flag,
  identifier,
  integrityHash,
  measurementId,
  origin,
  text,
} from './settingKinds.ts';

/** Address of the site in its own samples, and without a setting. */
export const defaultUrl = 'https://experimentation-docs.example';

/** Every setting of the site, by environment variable; the description is its documentation. */
export const settingsSchema = z.strictObject({
  DOCS_URL: origin
    .default(defaultUrl)
    .describe('Public address of the site, without a trailing slash. Used in canonical links.'),
  DOCS_REPOSITORY_URL: baseAddress
    .default('https://github.com/example/experimentation-docs')
    .describe('Repository the "Edit this page" and "Report a problem" links lead to.'),
  DOCS_KATEX_STYLESHEET: z
    .enum(['self', 'cdn'], 'write self or cdn')
    .default('self')
    .describe('Where pages with formulas load the KaTeX stylesheet from: self or cdn.'),
  DOCS_ALGOLIA_APP_ID: accountId
    .optional()
    .describe('Algolia application. Leave the three Algolia settings empty for embedded search.'),
  DOCS_ALGOLIA_SEARCH_KEY: identifier.optional().describe('Public, search-only Algolia API key.'),
  DOCS_ALGOLIA_INDEX: identifier.optional().describe('Name of the Algolia index.'),
  DOCS_GTAG_ID: measurementId
    .optional()
    .describe('Google Analytics measurement id (G-…). IP addresses are anonymized.'),
  DOCS_CLARITY_ID: accountId
    .optional()
    .describe('Microsoft Clarity project, for session recording.'),
  DOCS_RUDDERSTACK_WRITE_KEY: identifier
    .optional()
    .describe('RudderStack write key, for event tracking.'),
  DOCS_RUDDERSTACK_URL: baseAddress.optional().describe('RudderStack data plane address.'),
  DOCS_REQUIRE_CONSENT: flag
    .default(true)
    .describe('true asks readers before analytics start, false starts them without asking.'),
  DOCS_ASSISTANT_SCRIPT: address
    .optional()
    .describe('Script of an external assistant. Leave it empty for the embedded assistant.'),
  DOCS_ASSISTANT_INTEGRITY: integrityHash
    .optional()
    .describe('Subresource integrity hash of the external assistant script.'),
  DOCS_ASSISTANT_SERVER: address.optional().describe('Server the external assistant talks to.'),
  DOCS_ASSISTANT_ID: identifier.optional().describe('Id of the external assistant.'),
  DOCS_ASSISTANT_MODEL_URL: address
    .optional()
    .describe(
      "Chat completions in the form of OpenAI's API, which write answers from passages of the docs. " +
        'Browsers call it without a key, so name a proxy of yours that adds one; empty quotes passages only.',
    ),
  DOCS_ASSISTANT_MODEL: text
    .optional()
    .describe('Name of the model that is asked for; empty leaves it to the endpoint.'),
  DOCS_FEEDBACK_URL: address
    .optional()
    .describe(
      'Address that answers to "Was this page helpful?" and reports of passages are posted to as JSON ' +
        'with page, helpful, comment and quote; empty prepares an issue instead.',
    ),
  DOCS_TEST_BROWSER: text
    .optional()
    .describe('Chromium executable that "npm test" uses. Never part of the build.'),
  DOCS_ANNOUNCEMENT_ID: text
    .optional()
    .describe('Announcement bar: a new id shows the bar again to readers who closed it.'),
  DOCS_ANNOUNCEMENT_CONTENT: text.optional().describe('Announcement bar: its HTML content.'),
  DOCS_ANNOUNCEMENT_BACKGROUND: color
    .default('#1d3a8a')
    .describe('Announcement bar: background color.'),
  DOCS_ANNOUNCEMENT_TEXT_COLOR: color.default('#ffffff').describe('Announcement bar: text color.'),
  DOCS_ANNOUNCEMENT_CLOSEABLE: flag
    .default(true)
    .describe('Announcement bar: true lets readers close it, false keeps it.'),
});

/** Settings that only work together: naming one requires all. */
export const settingGroups = {
  'Algolia search': ['DOCS_ALGOLIA_APP_ID', 'DOCS_ALGOLIA_SEARCH_KEY', 'DOCS_ALGOLIA_INDEX'],
  RudderStack: ['DOCS_RUDDERSTACK_WRITE_KEY', 'DOCS_RUDDERSTACK_URL'],
  'the external assistant': ['DOCS_ASSISTANT_SCRIPT', 'DOCS_ASSISTANT_SERVER', 'DOCS_ASSISTANT_ID'],
  'the announcement bar': ['DOCS_ANNOUNCEMENT_ID', 'DOCS_ANNOUNCEMENT_CONTENT'],
} as const satisfies Record<string, readonly (keyof Settings)[]>;

export type Settings = z.infer<typeof settingsSchema>;
