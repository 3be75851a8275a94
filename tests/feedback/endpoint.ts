import {expect, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

export const ENDPOINT = '/feedback-endpoint';

/** Opens a page of a site whose settings name an endpoint; returns the answers it receives. */
export async function openWithEndpoint(
  page: Page,
  route: string,
  statuses: readonly number[],
): Promise<unknown[]> {
  const received: unknown[] = [];
  const left = [...statuses];
  await page.route('**/assets/js/main.*.js', async (request) => {
    const response = await request.fetch();
    const body = await response.text();
    expect(body).toContain('feedbackUrl:""');
    await request.fulfill({
      response,
      body: body.replace('feedbackUrl:""', `feedbackUrl:${JSON.stringify(ENDPOINT)}`),
    });
  });
  await page.route(`**${ENDPOINT}`, async (request) => {
    received.push(request.request().postDataJSON());
    await request.fulfill({status: left.shift() ?? 204});
  });
  await visit(page, route);
  return received;
}
