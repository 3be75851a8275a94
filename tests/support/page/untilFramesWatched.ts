import {expect, type Page} from '@playwright/test';

/** Waits until the frames in sight that do not scroll are no stops of the Tab key any more. */
export async function untilFramesWatched(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('[role="group"][tabindex="0"]')].filter(
            ({firstElementChild, scrollWidth, clientWidth, scrollHeight, clientHeight}) =>
              firstElementChild?.checkVisibility({contentVisibilityAuto: true}) &&
              scrollWidth <= clientWidth &&
              scrollHeight <= clientHeight,
          ).length,
      ),
    )
    .toBe(0);
}
