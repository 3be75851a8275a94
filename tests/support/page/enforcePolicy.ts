import {createHash} from 'node:crypto';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import type {ContentSources} from '../../../src/analytics/sources.ts';

function inlineScriptHashes(html: string): string[] {
  const $ = load(html);
  return [...$('script:not([src])')].map((element) => {
    const hash = createHash('sha256').update($(element).text()).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/**
 * Sends the pages with a Content-Security-Policy: scripts, requests and images from the site and
 * the given hosts, and inline scripts of the page's HTML alone.
 *
 * @returns the growing list of violations.
 */
export async function enforcePolicy(page: Page, sources: ContentSources): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) {
      violations.push(message.text());
    }
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const scripts = [...sources.scriptSrc, ...inlineScriptHashes(await response.text())];
    const policy = [
      `script-src 'self' ${scripts.join(' ')}`,
      `connect-src 'self' ${sources.connectSrc.join(' ')}`,
      `img-src 'self' data: ${sources.imgSrc.join(' ')}`,
    ];
    await route.fulfill({
      response,
      headers: {...response.headers(), 'content-security-policy': policy.join('; ')},
    });
  });
  return violations;
}
