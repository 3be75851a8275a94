import {expect, test, type Page} from '@playwright/test';
import {countLoads, visit} from '../support/page/visit.ts';

/** Kinds of pages that lead to another kind by a link in the navbar or the footer. */
const WAYS = [
  {from: '/sdks/sdk-keys/', link: 'Blog', to: '/blog/'},
  {from: '/blog/', link: 'Quick starts', to: '/quick-starts/'},
  {from: '/search/', link: 'API reference', to: '/reference/api/'},
  {from: '/blog/tools-in-the-page/', link: 'Initial setup', to: '/setup-quickstart/'},
];

/** What a document says of itself: its title, what the build marked in its head, and attributes. */
function describeHead(page: Page, html?: string) {
  return page.evaluate((text) => {
    const from = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const attributesOf = (element: Element) =>
      [...element.attributes].map(({name, value}) => `${name}=${value}`).sort();
    const tags = [...from.head.querySelectorAll('[data-rh]:not(title)')].map((element) =>
      [element.tagName, ...attributesOf(element), element.textContent].join(' '),
    );
    const {lang, dir, className} = from.documentElement;
    return {title: from.title, lang, dir, classes: className.split(' ').sort(), tags: tags.sort()};
  }, html);
}

for (const {from, link, to} of WAYS) {
  test(`from ${from} to ${to}, the head becomes that of the page's own HTML`, async ({page}) => {
    const html = await (await page.request.get(to)).text();
    await visit(page, from);
    const loads = countLoads(page);
    await page.getByRole('link', {name: link, exact: true}).first().click();
    await expect(page).toHaveURL(to);
    await expect.poll(() => describeHead(page)).toEqual(await describeHead(page, html));
    expect(loads()).toBe(0);
  });
}

test('a page that comes alive leaves its head as it is', async ({page}) => {
  const html = await (await page.request.get('/sdks/sdk-keys/')).text();
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, {changes});
    new MutationObserver((records) =>
      records.forEach(({addedNodes, removedNodes}) =>
        [...addedNodes, ...removedNodes].forEach((node) => {
          if (node instanceof Element && node.hasAttribute('data-rh')) changes.push(node.outerHTML);
        }),
      ),
    ).observe(document, {childList: true, subtree: true});
    document.addEventListener('DOMContentLoaded', () => (changes.length = 0));
  });
  await visit(page, '/sdks/sdk-keys/');
  expect(await describeHead(page)).toEqual(await describeHead(page, html));
  expect(await page.evaluate(() => (window as unknown as {changes: string[]}).changes)).toEqual([]);
});
