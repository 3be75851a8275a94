import type {Table} from 'mdast';
import {link, text} from '../../../shared/mdx/nodes.ts';
import {table} from '../../../shared/mdx/table.ts';
import {sdkMessages} from '../messages.ts';

/**
 * Builds a table of the messages that the pages of an SDK explain.
 *
 * @throws Error when they explain none.
 */
export function messagesTable(sdk: string): Table {
  const messages = sdkMessages(sdk);
  if (messages.length === 0) {
    throw new Error(`The pages of "${sdk}" explain no message.`);
  }
  return table(
    [
      {title: 'Message', isRowHeader: true, cell: ({message}) => message},
      {title: 'Cause', cell: ({cause}) => cause},
      {title: 'Fix', cell: ({fix}) => fix},
      {
        title: 'More on',
        cell: ({pages}) =>
          pages.flatMap(({label, route}, index) =>
            index > 0 ? [text(', '), link(route, label)] : [link(route, label)],
          ),
      },
    ],
    messages,
  );
}
