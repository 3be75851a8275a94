import {loadOnce} from '../../loadOnce.ts';
import {standingElements} from './standingElements.ts';

/** What React puts into an element as it is. */
interface Html {
  __html: string;
}

/** Strings of pages that have been loaded, by the name of their part. */
const loaded = new Map<string, readonly string[]>();

/**
 * Loads the strings of a page, once.
 *
 * @throws when they do not arrive: the connection failed, or the site was deployed meanwhile.
 */
export async function loadStrings(name: string, address: string): Promise<void> {
  await loadOnce<string[]>(address, (strings) => void loaded.set(name, strings));
}

/**
 * Returns the function by which the script of a page asks for its strings of HTML. The page that
 * the reader came to has them in its elements: React leaves them alone, and nothing is read unless
 * an element is made once more before the strings are loaded.
 */
export function pageStrings(name: string): (number: number) => Html {
  const elements = loaded.has(name) ? undefined : standingElements();
  const toString = (number: number): string =>
    loaded.get(name)?.[number] ?? elements?.get(number)?.innerHTML ?? '';
  const made: Html[] = [];
  // An object that becomes a string when it is used.
  const make = (number: number): Html => ({
    __html: {toString: () => toString(number)} as unknown as string,
  });
  return (number) => (made[number] ??= make(number));
}
