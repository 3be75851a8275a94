import path from 'node:path';
import type {BrowserContext} from '@playwright/test';

/** Pages that are open at a time. */
const AT_ONCE = 4;

/** A page and the file of its picture. */
export interface Photo {
  route: string;
  file: string;
}

/** Photographs the first screens of pages, several at a time. */
export async function photograph(
  context: BrowserContext,
  routes: readonly string[],
  folder: string,
): Promise<Photo[]> {
  const photos = routes.map((route, index) => ({
    route,
    file: path.join(folder, `${String(index + 1).padStart(3, '0')}.jpg`),
  }));
  const waiting = [...photos];
  const work = Array.from({length: AT_ONCE}, async () => {
    const page = await context.newPage();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await page.goto(next.route);
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await page.screenshot({path: next.file, type: 'jpeg', quality: 70, animations: 'disabled'});
    }
    await page.close();
  });
  await Promise.all(work);
  return photos;
}
