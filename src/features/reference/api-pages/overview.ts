import type {RootContent} from 'mdast';
import {kebab} from '../openapi/readApi.ts';
import type {Api, Operation} from '../openapi/types.ts';
import {certaintyBadge} from '../certaintyBadge.ts';
import {table} from '../../../shared/mdx/table.ts';
import {heading} from './nodes.ts';

/** Renders the list of all operations, one table per page of the reference. */
export function overviewContent({groups}: Api): RootContent[] {
  return groups.flatMap(({name, route, operations}) => [
    heading(3, kebab(name), name),
    table<Operation>(
      [
        {
          title: 'Call',
          cell: ({method, path, anchor}) => `[\`${method} ${path}\`](${route}#${anchor})`,
        },
        {title: 'Does', cell: ({summary}) => summary},
        {title: 'Basis', cell: ({certainty}) => [certaintyBadge(certainty)]},
      ],
      operations,
    ),
  ]);
}
