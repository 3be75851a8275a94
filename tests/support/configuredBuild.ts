import {buildVariant, variantFolder} from './buildVariant.ts';

const NAME = 'configured';

/** Where the build with settings is. */
export const CONFIGURED_BUILD = variantFolder(NAME);

/** Settings of the build: everything that an empty environment leaves out. Ids lead nowhere. */
export const CONFIGURED = {
  DOCS_ANNOUNCEMENT_ID: 'first-announcement',
  DOCS_ANNOUNCEMENT_CONTENT: 'Read how every sample is checked.',
  DOCS_GTAG_ID: 'G-DOCSTEST01',
  DOCS_CLARITY_ID: 'docstest01',
  DOCS_RUDDERSTACK_WRITE_KEY: 'docs-test-write-key',
  DOCS_RUDDERSTACK_URL: 'https://data-plane.invalid',
  // Tests lead requests on to a server of their own, which speaks no TLS.
  DOCS_ASSISTANT_MODEL_URL: 'http://model.invalid/v1/chat/completions',
  DOCS_ASSISTANT_MODEL: 'docs-test-model',
} as const;

/** Builds the site once more, with settings, unless that build is up to date. */
export function buildConfigured(): void {
  buildVariant({
    name: NAME,
    settings: CONFIGURED,
    sources: ['tests/support/configuredBuild.ts'],
  });
}
