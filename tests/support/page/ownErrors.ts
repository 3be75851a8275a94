import type {Page} from '@playwright/test';

/**
 * Collects the errors that come from the site's own code: what a blocked or broken script of
 * another host causes in the console is left out.
 *
 * @param siteUrl address of the site, without a trailing slash.
 * @returns the growing list of errors; call before navigating.
 */
export function collectOwnErrors(page: Page, siteUrl: string): string[] {
  const errors: string[] = [];
  const isOwn = (address: string | undefined): boolean => Boolean(address?.includes(siteUrl));
  page.on('console', (message) => {
    if (message.type() === 'error' && isOwn(message.location().url)) {
      errors.push(message.text());
    }
  });
  page.on('pageerror', (error) => {
    if (isOwn(error.stack)) {
      errors.push(error.message);
    }
  });
  return errors;
}
