import {foldForLink, unfoldLink} from '../../../shared/foldedLink.ts';

const PAGE = '/data-management/sql-playground/';
const KEY = '#sql=';

/** What follows the address of the playground for it to open with this SQL; undefined when too long. */
export async function hashFor(sql: string): Promise<string | undefined> {
  const folded = await foldForLink(sql);
  return folded && KEY + folded;
}

/** The address of the playground with this SQL; undefined when it is too long for one. */
export async function playgroundLink(sql: string): Promise<string | undefined> {
  const hash = await hashFor(sql);
  return hash && PAGE + hash;
}

/** The SQL that an address holds: undefined when it holds none, null when it is broken. */
export async function sqlOf(hash: string): Promise<string | null | undefined> {
  if (!hash.startsWith(KEY)) return undefined;
  const sql = await unfoldLink(hash.slice(KEY.length));
  return typeof sql === 'string' ? sql : null;
}

/** An address with such a hash, or with none that holds SQL; a heading's stays. */
export function withHash(
  {pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>,
  link: string,
): string {
  return pathname + search + (link || (hash.startsWith(KEY) ? '' : hash));
}
