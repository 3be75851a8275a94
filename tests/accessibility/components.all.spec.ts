import {expect, test} from '@playwright/test';
import {rest, untilToolsAlive, visit} from '../support/page/visit.ts';
import {COMPONENTS} from './components.ts';
import {listen} from './listen.ts';
import {operable} from './tree.ts';
import {walk} from './walk.ts';

for (const {name, route, open, part, keepsFocus = false, act, heard} of COMPONENTS) {
  test(`${name}: names, Tab order and announcements`, async ({page}) => {
    await visit(page, route);
    await untilToolsAlive(page);
    await open?.(page);
    const component = part(page);
    await expect(component).toBeVisible();

    await test.step('has the names and the order that are expected', async () => {
      const stops = await walk(page, component, keepsFocus);
      const tree = operable(await component.ariaSnapshot());
      const report = ['Tab', ...stops.map((stop) => `- ${stop}`), '', 'Tree', ...tree, ''].join(
        '\n',
      );
      expect(report).toMatchSnapshot(`${name}.txt`);
    });

    if (!act || !heard) return;
    await test.step('is heard once', async () => {
      const said = await listen(page);
      await act(component, page);
      const matching = async () => (await said()).filter((text) => heard.test(text));
      await expect.poll(matching).not.toEqual([]);
      // What else would be said is said before the page rests.
      await rest(page);
      expect(await matching()).toHaveLength(1);
    });
  });
}
