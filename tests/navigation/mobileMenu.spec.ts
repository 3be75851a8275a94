import {expect, test, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

const PAGE = '/setup-quickstart/';
const PHONE = {width: 390, height: 844};

function parts(page: Page) {
  const navigation = page.getByRole('navigation', {name: 'Main'});
  return {
    link: (name: string) => navigation.getByRole('link', {name, exact: true}).last(),
    open: page.getByRole('button', {name: 'Toggle navigation bar'}),
    close: page.getByRole('button', {name: 'Close navigation bar'}),
    back: page.getByRole('button', {name: /Back to main menu/}),
  };
}

async function openMenu(page: Page) {
  await page.setViewportSize(PHONE);
  await visit(page, PAGE);
  const menu = parts(page);
  await menu.open.click();
  await expect(menu.close).toBeInViewport();
  return menu;
}

for (const [width, isMenuButtonVisible] of [
  [996, true],
  [997, false],
] as const) {
  test(`at ${width} px the menu button is ${isMenuButtonVisible ? 'shown' : 'hidden'} @shared-layout/menu-button @constants/breakpoint`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, PAGE);
    await expect(parts(page).open).toBeVisible({visible: isMenuButtonVisible});
  });
}

test('the menu opens with the pages, leads back to the main menu and is closed by its button @shared-layout/menu', async ({
  page,
}) => {
  const menu = await openMenu(page);
  for (const button of [menu.open, menu.close]) {
    const {width, height} = (await button.boundingBox())!;
    // As large as a thumb.
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const sidebarLink = menu.link('First feature flag');
  await expect(sidebarLink).toBeInViewport();
  await menu.back.click();
  await expect(menu.link('Blog')).toBeInViewport();
  await expect(sidebarLink).not.toBeInViewport();
  await menu.close.click();
  await expect(menu.close).not.toBeInViewport();
});

test('the menu opens where the current page is', async ({page}) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/sdks/server-sdks/node/quickstart/');
  const menu = parts(page);
  await menu.open.click();
  await expect(menu.close).toBeFocused();
  await expect(
    page.locator('.navbar-sidebar__item:not([inert]) [aria-current="page"]'),
  ).toBeInViewport();
  await expect(menu.back).toBeInViewport({ratio: 0.9});
});

test('a link in the menu leads to its page and closes the menu', async ({page}) => {
  const menu = await openMenu(page);
  await menu.link('First feature flag').click();
  await expect(page).toHaveURL('/feature-flag-quickstart/');
  await expect(menu.close).not.toBeInViewport();
});

test('going back closes the menu @states/menu-closes', async ({page}) => {
  const menu = await openMenu(page);
  await menu.link('First feature flag').click();
  await menu.open.click();
  await expect(menu.close).toBeInViewport();
  await page.goBack();
  await expect(menu.close).not.toBeInViewport();
});

test('growing to a desktop closes the menu @states/menu-closes', async ({page}) => {
  const menu = await openMenu(page);
  await page.setViewportSize({width: 1280, height: 800});
  await expect(menu.close).not.toBeInViewport();
  await page.setViewportSize(PHONE);
  await expect(menu.close).not.toBeInViewport();
});

test('the keyboard is taken into the menu, and Escape leads back', async ({page}) => {
  await page.setViewportSize(PHONE);
  await visit(page, PAGE);
  const menu = parts(page);
  await menu.open.focus();
  await page.keyboard.press('Enter');
  await expect(menu.close).toBeFocused();
  await expect(menu.back).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(menu.back).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.close).not.toBeInViewport();
  await expect(menu.open).toBeFocused();
});
