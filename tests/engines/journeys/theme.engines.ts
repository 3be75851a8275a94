import {expect, journey} from '../test.ts';
import type {Reader} from '../reader/reader.ts';

const PAGE = '/setup-quickstart/';

const toggle = (reader: Reader) => reader.part('button', /^Switch between dark and light mode/);

const MODE = 'document.documentElement.dataset.theme';

journey('a theme is chosen, and outlives a reload and other pages', async ({reader}) => {
  await reader.visit(PAGE);
  await expect(reader).toRead(MODE, 'light');
  await toggle(reader).click();
  await expect(reader).toRead(MODE, 'dark');
  await reader.reload();
  await expect(reader).toRead(MODE, 'dark');
  await reader.visit('/search/');
  await expect(reader).toRead(MODE, 'dark');
  await toggle(reader).click();
  await expect(reader).toRead(MODE, 'light');
});

journey('the dark theme changes the colors', async ({reader}) => {
  await reader.visit(PAGE);
  const COLOR = 'getComputedStyle(document.documentElement).backgroundColor';
  const light = await reader.read<string>(COLOR);
  await toggle(reader).press('Enter');
  await expect(reader).not.toRead(COLOR, light);
});
