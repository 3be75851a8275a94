import {loadDocs, type ReadSite} from '../docs/docs.ts';
import type {SqlParser} from '../../../shared/sql/parser.ts';
import type {Guard} from '../refusal.ts';
import {contextOf, type Context} from '../tool.ts';
import type {RateLimit} from '../http/rateLimit.ts';

/** For the public: an assistant asks some ten times for an answer. */
export const PUBLIC_LIMIT: RateLimit = {burst: 120, perSecond: 10};

/** Milliseconds to wait for a file of the site. */
const PATIENCE = 8000;

/** Asks for a path of the site, until the signal ends it. */
type FetchFile = (sitePath: string, signal: AbortSignal) => Promise<Response>;

/**
 * Returns the function that loads the site through its own address, once for each instance of a
 * function; after a failure the next request tries again.
 */
export function contextLoader(guard: Guard, startParser?: () => Promise<SqlParser>) {
  let context: Promise<Context> | undefined;
  return (fetchFile: FetchFile): Promise<Context> => {
    const read: ReadSite = async (sitePath) => {
      const response = await fetchFile(sitePath, AbortSignal.timeout(PATIENCE));
      return response.ok ? response.text() : undefined;
    };
    context ??= loadDocs(read).then((docs) => contextOf(docs, guard, startParser));
    context.catch(() => {
      context = undefined;
    });
    return context;
  };
}
