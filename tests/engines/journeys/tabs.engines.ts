import {expect, journey} from '../test.ts';
import type {Reader} from '../reader/reader.ts';

const PAGE = '/feature-flag-quickstart/';
const OTHER_PAGE = '/feature-flagging/concepts/targeting/';

const tab = (reader: Reader, name: string) => reader.part('tab', name).first();
const selected = (reader: Reader) => reader.matching('[role="tab"][aria-selected="true"]').first();

journey(
  'a language is chosen by a click, and kept in the address and on other pages',
  async ({reader}) => {
    await reader.visit(PAGE);
    await tab(reader, 'Python').click();
    await expect(tab(reader, 'Python')).toHaveAttribute('aria-selected', 'true');
    await expect(reader).toBeAt(`${PAGE}?lang=python`);
    await expect(reader.part('tabpanel', 'Python').first()).toBeSeen();
    await reader.reload();
    await expect(tab(reader, 'Python')).toHaveAttribute('aria-selected', 'true');
    await reader.visit(OTHER_PAGE);
    await expect(selected(reader)).toSay('Python');
  },
);

journey('tabs are used with the arrow keys', async ({reader}) => {
  await reader.visit(PAGE);
  const first = await selected(reader).look();
  await selected(reader).focus();
  await reader.press('ArrowRight');
  await expect(selected(reader)).not.toSay(first[0]!.text);
  await expect(selected(reader)).toBeFocused();
});

journey('a link asks for a language', async ({reader}) => {
  await reader.visit(`${PAGE}?lang=python`);
  await expect(selected(reader)).toSay('Python');
});

journey('calls on a concept page are written in the language of the link', async ({reader}) => {
  await reader.visit('/feature-flagging/concepts/feature-gates/?lang=go');
  await expect(reader.part('tabpanel', 'Go')).toSay('client.GetBoolAssignment(');
});
