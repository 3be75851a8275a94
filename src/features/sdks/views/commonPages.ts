import type {PhrasingContent, Root, Table} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {dataAttribute} from '../../../shared/mdx/dataAttribute.ts';
import {importNode} from '../../../shared/mdx/importNode.ts';
import {link} from '../../../shared/mdx/nodes.ts';
import {table} from '../../../shared/mdx/table.ts';
import {documentedSdks, routesOf} from '../commonPages.ts';
import {sdkDefinition, type CommonPage} from '../definitions.ts';

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
