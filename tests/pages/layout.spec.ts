import {expect, test, type Locator} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

const PAGE = '/setup-quickstart/';

test('the skip link is the first stop and leads past the navigation @shared-layout/skip-link', async ({
  page,
}) => {
  await visit(page, PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInNavbar = await page.evaluate(
    () => document.activeElement?.closest('nav[aria-label="Main"]') !== null,
  );
  expect(isInNavbar).toBe(false);
});

test('the navbar stays in place, with links on the left and color mode and search on the right; its logo leads to the root @shared-layout/navbar', async ({
  page,
}) => {
  await visit(page, PAGE);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const logo = navbar.getByRole('link', {name: 'Eppo documentation'});
  const places = [
    logo,
    navbar.getByRole('link', {name: 'Quick starts'}),
    navbar.getByRole('link', {name: 'Blog'}),
    navbar.getByRole('button', {name: /dark and light mode/}),
    navbar.getByRole('button', {name: /^Search/}),
  ];
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (const place of places) await expect(place).toBeInViewport();
  const boxes = await Promise.all(places.map((place) => place.boundingBox()));
  const starts = boxes.map((box) => box?.x ?? NaN);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  const middle = (await page.evaluate(() => innerWidth)) / 2;
  expect(starts.map((x) => x < middle)).toEqual([true, true, true, false, false]);
  await logo.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the footer leads to quick links, reference links and names the trademark @shared-layout/footer', async ({
  page,
}) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Initial setup', '/setup-quickstart/'],
    ['Feature flag quick start', '/feature-flag-quickstart/'],
    ['Experiment quick start', '/experiment-quickstart/'],
    ['API reference', '/reference/api/'],
    ['Security', '/reference/architecture-and-security/'],
  ] as const) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('href', href);
  }
  await expect(footer).toContainText('trademark');
});

test('the table of contents lists the headings of levels 2 and 3; search providers are told language and version @shared-layout/contents', async ({
  page,
}) => {
  await visit(page, PAGE);
  const {listed, headings, told} = await page.evaluate(() => ({
    listed: [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')]
      .filter((link) => !link.closest('article'))
      .map(({hash}) => hash.slice(1)),
    headings: [...document.querySelectorAll('article :is(h2, h3)[id]')].map(({id}) => id),
    told: ['language', 'version'].map((name) =>
      document.querySelector(`meta[name="docsearch:${name}"]`)?.getAttribute('content'),
    ),
  }));
  expect(headings.length).toBeGreaterThan(2);
  expect(listed).toEqual(headings);
  expect(told).toEqual(['en', 'current']);
});

test('the sidebar cannot be hidden and keeps other categories open @shared-layout/sidebar', async ({
  page,
}) => {
  await visit(page, PAGE);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(page.getByRole('button', {name: /collapse sidebar/i})).toHaveCount(0);
  await sidebar.getByRole('button', {name: 'Reference', exact: true}).click();
  for (const name of ['Reference', 'Getting started']) {
    const category = sidebar.getByRole('button', {name, exact: true});
    await expect(category).toHaveAttribute('aria-expanded', 'true');
  }
});

test('the sidebar shows where a page is that a reader comes to first', async ({page}) => {
  await visit(page, '/sdks/server-sdks/node/initialization/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Initialization');
  await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Returns the words in some elements that go on in another line. */
function brokenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => {
    const range = document.createRange();
    const isBroken = (text: Text, {index, 0: word}: RegExpExecArray) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
    };
    return all.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const words = [...text.data.matchAll(/[a-z]+/gi)].filter((word) => isBroken(text, word));
        broken.push(...words.map(([word]) => word));
      }
      return broken;
    });
  });
}

test('with letters of twice the size, names in the sidebar are not cut into syllables', async ({
  page,
}) => {
  await visit(page, '/sdks/server-sdks/node/quickstart/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const links = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link');
  expect(await links.count()).toBeGreaterThan(0);
  expect(await brokenWords(links)).toEqual([]);
});

for (const width of [1440, 1024, 390]) {
  test(`what options mean is seen without scrolling sideways, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/sdks/client-sdks/javascript/Initialization/');
    const options = page.getByRole('listitem').filter({hasText: /^\s*pollingIntervalMs/});
    const hidden = await options.evaluateAll((all) =>
      all.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
    );
    expect(new Set(hidden)).toEqual(new Set([0]));
  });
}
