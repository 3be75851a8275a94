import type {Engine} from './engine.ts';
import frameworks from '../../../shared/frameworks.json';
import {sdkOf} from '../records/types.ts';

/** Names that are also plain words: they count as they are written, or where something is done in them. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  'express flask gin phoenix rails remix spring'.split(' '),
);

/** The SDK that runs on a framework which has none of its own. */
export interface RunsOn {
  /** What the question names, as its makers write it: `SvelteKit`. */
  framework: string;
  /** What runs there, with its title: `Node.js SDK`. */
  sdk: string;
  /** Path of the SDK's first page. */
  route: string;
}

const FRAMEWORKS = Object.entries(frameworks).map(([name, places]) => {
  const word = name.replaceAll('.', String.raw`\.`);
  const isPlain = PLAIN_WORDS.has(name.toLowerCase());
  const named = String.raw`(?<![\w.-])${word}(?![\w-])`;
  const inIt = String.raw`(?<=\b(?:in|with|for|on|a|our|my) )${word.toLowerCase()}`;
  return {
    name,
    sdks: Object.values(places),
    pattern: isPlain
      ? new RegExp(String.raw`${named}|${inIt}(?= (?:apps?|boot|server)\b|[\s?.!]*$)`)
      : new RegExp(named, 'i'),
  };
});

/** Returns the frameworks without an SDK of their own that a question names, with what runs there. */
export function frameworksIn(question: string, {index}: Engine): RunsOn[] {
  return FRAMEWORKS.filter(({pattern}) => pattern.test(question)).flatMap(({name, sdks}) =>
    [...new Set(sdks)].flatMap((sdk) => {
      const page = index.pages.find(
        ({route}) => sdkOf(route) === sdk && route.endsWith('/quickstart/'),
      );
      const title = page?.sections[0]?.[1].replace(/ quickstart.*$/i, ' SDK');
      return page && title ? [{framework: name, sdk: title, route: page.route}] : [];
    }),
  );
}
