import {expect, journey} from '../test.ts';

journey.use({hasScripts: false});

const READABLE = {
  '/feature-flag-quickstart/': /get_boolean_assignment[\s\S]*EppoClient\.Builder/,
  '/statistics/sample-size-calculator/usage/': /This is a worked example/,
  '/search/': /Searching needs JavaScript\./,
  '/feature-flagging/playground/': /alice gets control because allocation US experiment/,
};

journey('without JavaScript, pages can be read on a phone', async ({reader}) => {
  await reader.resize(390, 844);
  for (const [path, words] of Object.entries(READABLE)) {
    await reader.open(path);
    await expect(reader.part('main')).toSay(words);
    await expect(reader.part('navigation', 'Main').part('button')).not.toBeSeen();
    await expect(reader).toRead('document.documentElement.scrollWidth <= innerWidth', true);
  }
});
