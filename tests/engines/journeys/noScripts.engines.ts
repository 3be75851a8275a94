import {expect, journey} from '../test.ts';

journey.use({hasScripts: false});

const READABLE = [
  [
    '/feature-flag-quickstart/',
    'every language of the tabs',
    /get_boolean_assignment[\s\S]*EppoClient\.Builder/,
  ],
  [
    '/statistics/sample-size-calculator/usage/',
    'a worked example of the calculator',
    /This is a worked example/,
  ],
  ['/search/', 'that searching needs it', /Searching needs JavaScript\./],
  [
    '/feature-flagging/playground/',
    'the worked example of the playground',
    /alice gets control because allocation US experiment/,
  ],
] as const;

for (const [path, what, words] of READABLE) {
  journey(`without JavaScript, ${path} shows ${what}`, async ({reader}) => {
    await reader.resize(390, 844);
    await reader.open(path);
    await expect(reader.part('main')).toSay(words);
    await expect(reader.part('navigation', 'Main').part('button')).toCount(0);
    await expect(reader).toFit();
  });
}
