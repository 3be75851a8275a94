import type {Page} from '@playwright/test';
import {contentSecurityPolicy} from '../../../src/features/delivery/contentSecurityPolicy.ts';
import type {ContentSources} from '../../../src/shared/contentSources.ts';

const POLICY = 'content-security-policy';

/**
 * Gives the documents of a page the policy that a build with certain features has; the tested build
 * has none of them. Inline scripts stay those of the tested build.
 */
export async function allowSources(page: Page, features: readonly ContentSources[]): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const response = await route.fetch({maxRedirects: 0});
    const {[POLICY]: policy = '', ...headers} = response.headers();
    const scriptHashes = policy.match(/'sha256-[^']+'/g) ?? [];
    await route.fulfill({
      response,
      headers: {...headers, [POLICY]: contentSecurityPolicy(scriptHashes, features)},
    });
  });
}
