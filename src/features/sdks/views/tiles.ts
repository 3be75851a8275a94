import type {List} from 'mdast';
import {bulletList, link, listItem, paragraph} from '../../../shared/mdx/nodes.ts';
import {SDK_PARAMETER} from '../../../shared/sdkChoice.ts';
import {routesOf} from '../commonPages.ts';
import {sdkDefinition, sdkSide} from '../definitions.ts';

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
    data: {hProperties: {className: ['sdk-tiles']}},
  };
}
