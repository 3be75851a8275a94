import {loadDocs, type ReadSite} from '../docs/docs.ts';
import {unlimited} from '../guard.ts';
import {contextOf, type Context} from '../tool.ts';

/**
 * Returns the function that loads the site through its own address, once for each instance of a
 * function; after a failure the next request tries again.
 *
 * @param fetchFile asks for a path of the site.
 */
export function contextLoader() {
  let context: Promise<Context> | undefined;
  return (fetchFile: (sitePath: string) => Promise<Response>): Promise<Context> => {
    const read: ReadSite = async (sitePath) => {
      const response = await fetchFile(sitePath);
      return response.ok ? response.text() : undefined;
    };
    context ??= loadDocs(read).then((docs) => contextOf(docs, unlimited));
    context.catch(() => {
      context = undefined;
    });
    return context;
  };
}
