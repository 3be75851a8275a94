import {expect, journey} from '../test.ts';

const FIRST = 'Build a kill switch';

journey('the search page answers the query of its address', async ({reader}) => {
  await reader.visit('/search/?q=kill+switch');
  const main = reader.part('main');
  await expect(main.field('Search for')).toHold('kill switch');
  await expect(main.part('status')).toSay(/^\d+ results? for “kill switch”/);
  await expect(main.part('listitem').part('heading')).toSay(FIRST);
});

journey('the search page keeps every letter typed, and the focus', async ({reader}) => {
  await reader.visit('/search/');
  const field = reader.part('main').field('Search for');
  await field.click();
  await reader.type('kill switch');
  await expect(reader).toBeAt('/search/?q=kill%20switch');
  await expect(field).toHold('kill switch');
  await expect(field).toBeFocused();
  await expect(reader.part('main').part('listitem').part('heading')).toSay(FIRST);
});

journey('the search page is limited to a section', async ({reader}) => {
  await reader.visit('/search/?q=flag');
  const main = reader.part('main');
  await expect(main.part('listitem').first()).toBeSeen();
  await main.field('Search in').choose('hierarchy.lvl0:SDKs');
  await expect(reader).toBeAt(/section=SDKs/);
  await expect(main.matching('li .DocSearch-Hit-path')).toSay(/^SDKs/);
});
