import type {PhrasingContent, Table} from 'mdast';
import {link, text} from '../../../shared/mdx/nodes.ts';
import {table} from '../../../shared/mdx/table.ts';
import {routesOf} from '../commonPages.ts';
import {sdkDefinition} from '../definitions.ts';
import frameworks from '../../../shared/frameworks.json';

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
