import {existsSync} from 'node:fs';
import type {ChosenSdk} from '../../shared/sdkChoice.ts';
import {entryOf} from '../../shared/suggest.ts';
import {sdkDefinition, sdkNames, SDKS_FILE, type CommonPage} from './definitions.ts';

/** Names of their files: the address of a page stays, so that some are called otherwise. */
const FILES: Readonly<Record<CommonPage, readonly string[]>> = {
  quickstart: ['quickstart'],
  initialization: ['initialization', 'Initialization'],
  assignments: ['assignments', 'assignment'],
  bandits: ['bandits'],
};

/** The SDKs with pages of their own; Vercel Edge is a page of JavaScript. */
export const documentedSdks: readonly string[] = sdkNames.filter(
  (sdk) => !sdkDefinition(sdk).pages.endsWith('.mdx'),
);

/** Their titles by name, which is also the value of their tabs. */
export const documentedTitles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(documentedSdks.map((sdk) => [sdk, sdkDefinition(sdk).title]));

/** Their titles and the addresses of their pages, by name. */
export const documentedLanguages = (): Readonly<Record<string, ChosenSdk>> =>
  Object.fromEntries(
    documentedSdks.map((sdk) => {
      const {title, pages} = sdkDefinition(sdk);
      return [sdk, {title, pages: `/sdks/${pages}/`}];
    }),
  );

function routeOf(sdk: string, page: string, names: readonly string[]): string | undefined {
  const {pages, lacks} = sdkDefinition(sdk);
  const name = names.find((each) => existsSync(`docs/sdks/${pages}/${each}.mdx`));
  if (name) return `/sdks/${pages}/${name}/`;
  if ((lacks as readonly string[]).includes(page)) return undefined;
  throw new Error(
    `docs/sdks/${pages} has no ${names[0]}.mdx; write it, or list it under "lacks" in ${SDKS_FILE}.`,
  );
}

/**
 * Returns the routes of a common page by SDK, without the SDKs that lack it.
 *
 * @throws Error when there is no such common page, or an SDK should have it and does not.
 */
export function routesOf(page: string): Readonly<Record<string, string>> {
  const names = entryOf(FILES, page, `"${page}" is no page that most SDKs have`);
  return Object.fromEntries(
    documentedSdks.flatMap((sdk) => {
      const route = routeOf(sdk, page, names);
      return route ? [[sdk, route]] : [];
    }),
  );
}
