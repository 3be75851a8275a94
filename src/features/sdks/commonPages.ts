import {existsSync} from 'node:fs';
import type {PhrasingContent, Root, Table, List} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {type ChosenSdk, SDK_PARAMETER} from '../../shared/sdkChoice.ts';
import {entryOf} from '../../shared/suggest.ts';
import {sdkDefinition, sdkNames, SDKS_FILE, type CommonPage, sdkSide} from './definitions.ts';
import {dataAttribute, importNode} from '../../shared/mdx/jsxElement.ts';
import {link, bulletList, listItem, paragraph, text} from '../../shared/mdx/nodes.ts';
import {table} from '../../shared/mdx/table.ts';
import frameworks from '../../shared/frameworks.json';

/** Names of their files: the address of a page stays, so that some are called otherwise. */
const FILES: Readonly<Record<CommonPage, readonly string[]>> = {
  quickstart: ['quickstart'],
  initialization: ['initialization', 'Initialization'],
  assignments: ['assignments', 'assignment'],
  bandits: ['bandits'],
};

/** The SDKs with pages of their own; Vercel Edge is a page of JavaScript. */
const documentedSdks: readonly string[] = sdkNames.filter(
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

/** The list that `commonPagesTable` builds, for readers whose SDK is not known. */
const ALL_SDKS = '/sdks/#pages-of-each-sdk';

const COMPONENT = 'SdkLink';
const FILE = '@site/src/features/sdks/ui/SdkLink/index.tsx';

const TITLES: Readonly<Record<CommonPage, string>> = {
  quickstart: 'Quickstart',
  initialization: 'Initialization',
  assignments: 'Assignments',
  bandits: 'Bandits',
};

/** Fills `<SdkLink page="…">` with the routes of the page, and imports the component. */
export function fillSdkLink(
  page: string,
  tree: Root,
  element: MdxJsxFlowElement | MdxJsxTextElement,
): void {
  element.attributes = [dataAttribute('all', ALL_SDKS), dataAttribute('routes', routesOf(page))];
  const isImported = tree.children.some(
    (node) => node.type === 'mdxjsEsm' && node.value.startsWith(`import ${COMPONENT} `),
  );
  if (!isImported) tree.children.push(importNode(FILE, COMPONENT));
}

/** Builds a table of the pages that most SDKs have, a row for each SDK. */
export function commonPagesTable(): Table {
  const columns = Object.entries(TITLES).map(([page, title]) => {
    const routes = routesOf(page);
    return {
      title,
      cell: (sdk: string): string | PhrasingContent[] => {
        const route = routes[sdk];
        return route ? [link(route, title)] : '–';
      },
    };
  });
  const name = {title: 'SDK', isRowHeader: true, cell: (sdk: string) => sdkDefinition(sdk).title};
  return table<string>([name, ...columns], documentedSdks);
}

interface Tile {
  title: string;
  mark: {letters: string; hue: number};
  /** The page, which also opens tabs in this SDK. */
  route: string;
  sdk: string;
}

/** Libraries that readers look for by their own names, with a page among those of an SDK. */
const LIBRARIES: readonly Tile[] = [
  {title: 'React', mark: {letters: 'Re', hue: 200}, page: 'react'},
  {title: 'Next.js', mark: {letters: 'Nx', hue: 260}, page: 'nextjs-setup'},
].map(({page, ...tile}) => ({
  ...tile,
  route: `/sdks/client-sdks/javascript/${page}/`,
  sdk: 'javascript',
}));

/** The letters are no text: they would be read, searched and copied with the name. */
function tileItem({title, mark: {letters, hue}, route, sdk}: Tile) {
  const tile = listItem([paragraph(link(`${route}?${SDK_PARAMETER}=${sdk}`, title))]);
  return {...tile, data: {hProperties: {dataMark: letters, style: `--hue: ${hue}`}}};
}

/**
 * Builds a list of the SDKs, those of devices first, each a link to its quickstart.
 *
 * @param side `client` or `server`, which leaves out the others
 */
export function sdkTiles(side?: string): List {
  const tiles = Object.entries(routesOf('quickstart')).flatMap(([sdk, route]): Tile[] => {
    const {title, mark} = sdkDefinition(sdk);
    return mark ? [{title, mark, route, sdk}, ...(sdk === 'javascript' ? LIBRARIES : [])] : [];
  });
  const shown = ['client', 'server']
    .filter((each) => !side || each === side)
    .flatMap((each) => tiles.filter(({sdk}) => sdkSide(sdk) === each));
  return {
    ...bulletList(shown.map(tileItem)),
    data: {hProperties: {className: ['sdk-tiles', 'clean-list']}},
  };
}

/**
 * Builds a table of the frameworks without an SDK of their own: the SDK for each place where their
 * code runs, with its quickstart.
 */
export function frameworksTable(): Table {
  const quickstarts = routesOf('quickstart');
  const sdks = (places: object): PhrasingContent[] =>
    Object.entries(places as Record<string, string>).flatMap(([place, sdk], index) => [
      ...(index > 0 ? [text('; ')] : []),
      link(quickstarts[sdk] ?? '', sdkDefinition(sdk).title),
      text(` (${place})`),
    ]);
  return table<readonly [string, object]>(
    [
      {title: 'Framework', isRowHeader: true, cell: ([name]) => name},
      {title: 'SDK', cell: ([, places]) => sdks(places)},
    ],
    Object.entries(frameworks),
  );
}
