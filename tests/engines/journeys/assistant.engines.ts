import {expect, journey} from '../test.ts';
import type {Reader} from '../reader/reader.ts';

const PAGE = '/administration/teams/';

const assistantOf = (reader: Reader) => {
  const dialog = reader.part('dialog', 'Ask the docs');
  return {
    launcher: reader.part('button', 'Ask the docs'),
    dialog,
    input: dialog.field('Your question'),
    sources: dialog.part('article').part('heading').part('link'),
  };
};

journey('a question is answered with passages that lead to their headings', async ({reader}) => {
  await reader.visit(PAGE);
  const {launcher, input, sources, dialog} = assistantOf(reader);
  await launcher.click();
  await expect(input).toBeFocused();
  await reader.type('Which roles does the BigQuery service account need?');
  await reader.press('Enter');
  await expect(sources).toSay('Connect BigQuery: Permissions the account needs');
  await expect(dialog.part('status').last()).toSay(/^(?:The docs answer|These passages)/);
  await sources.first().click();
  await expect(reader).toBeAt(/bigquery\/#/);
  await expect(reader.part('heading', /^Permissions the account needs/)).toBeInWindow();
});

journey('the assistant opens by its key, and Escape leads back', async ({reader}) => {
  await reader.visit(PAGE);
  const {launcher, input, dialog} = assistantOf(reader);
  await expect(launcher).toBeSeen();
  const link = reader.part('link', 'Edit this page');
  await link.focus();
  await reader.press('Control', 'j');
  await expect(input).toBeFocused();
  await reader.press('Escape');
  await expect(dialog).not.toBeSeen();
  await expect(link).toBeFocused();
});

journey('the assistant admits what the docs do not say', async ({reader}) => {
  await reader.visit(PAGE);
  const {launcher, input, sources, dialog} = assistantOf(reader);
  await launcher.click();
  await expect(input).toBeFocused();
  await reader.type('xqzzyqw brlmpft');
  await reader.press('Enter');
  await expect(dialog.part('status').last()).toSay(/^Not in these docs/);
  await expect(sources).toCount(0);
});

journey('search takes the place of the assistant', async ({reader}) => {
  await reader.visit(PAGE);
  const {launcher, input, dialog} = assistantOf(reader);
  await launcher.click();
  await expect(input).toBeFocused();
  await reader.press('Control', 'k');
  await expect(reader.part('dialog', 'Search').part('combobox', 'Search')).toBeFocused();
  await expect(dialog).not.toBeSeen();
});
