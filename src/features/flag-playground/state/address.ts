import {isExampleId, type ExampleId} from '../examples/names.ts';
import {foldState, unfoldState} from './link.ts';
import type {PlaygroundState} from './playgroundState.ts';

/** Names in the query: what was typed, or an example as it is. */
const STATE = 'playground';
const EXAMPLE = 'example';

/** Finds what the query of an address holds, if anything. */
export async function readAddress(
  search: string,
): Promise<{state: PlaygroundState} | {example: ExampleId} | 'broken' | undefined> {
  const query = new URLSearchParams(search);
  const [link, example] = [query.get(STATE), query.get(EXAMPLE)];
  if (link !== null) {
    const state = await unfoldState(link);
    return state ? {state} : 'broken';
  }
  if (example === null) return undefined;
  return isExampleId(example) ? {example} : 'broken';
}

/** The query of a link to an example, or to what was typed; undefined when that is too long. */
export async function linkTo(
  state: PlaygroundState,
  example?: ExampleId,
): Promise<string | undefined> {
  if (example) return `${EXAMPLE}=${example}`;
  const folded = await foldState(state);
  return folded && `${STATE}=${folded}`;
}

/** An address with that in its query, or with neither; everything else stays. */
export function withLink(
  {pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>,
  link: string,
): string {
  const query = new URLSearchParams(search);
  query.delete(STATE);
  query.delete(EXAMPLE);
  new URLSearchParams(link).forEach((value, name) => query.set(name, value));
  const text = query.toString();
  return `${pathname}${text === '' ? '' : `?${text}`}${hash}`;
}
