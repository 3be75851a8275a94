import type {Page} from '@playwright/test';

/**
 * Collects what goes wrong while a page is open: console errors and warnings, uncaught exceptions,
 * requests that fail or are answered with an error, and what the page's own policy forbids: libraries
 * catch that, and browsers do not always write it to the console.
 *
 * @returns the growing list of problems; call before navigating.
 */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  // Comes before the navigation: the browser gets both in this order.
  void page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
      console.error(`The policy forbids: ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    problems.push(`uncaught: ${error.message}`);
  });
  page.on('requestfailed', (request) => {
    problems.push(`request failed: ${request.url()} (${request.failure()?.errorText})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  return problems;
}
