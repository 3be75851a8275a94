import {foldForLink, unfoldLink} from '../../../shared/foldedLink.ts';
import {VARIATION_TYPES} from '../../../shared/sdk-calls/call.ts';
import {ATTRIBUTE_KINDS, type AttributeRow, type PlaygroundState} from './playgroundState.ts';
import {isExampleId, type ExampleId} from '../examples/names.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function isRow(value: unknown): value is AttributeRow {
  const row = value as Partial<Record<keyof AttributeRow, unknown>> | null;
  return (
    isText(row?.name) && isText(row.value) && ATTRIBUTE_KINDS.some((kind) => kind === row.kind)
  );
}

function isState(value: unknown): value is PlaygroundState {
  const state = value as Partial<Record<keyof PlaygroundState, unknown>> | null;
  return (
    isText(state?.configuration) &&
    isText(state.flagKey) &&
    isText(state.subjectKey) &&
    isText(state.defaultValue) &&
    VARIATION_TYPES.some((type) => type === state.variationType) &&
    Array.isArray(state.attributes) &&
    state.attributes.every(isRow)
  );
}

/** Unfolds the value of a link; undefined when it is broken or of a form that is not known. */
export async function unfoldState(link: string): Promise<PlaygroundState | undefined> {
  const state = await unfoldLink(link);
  return isState(state) ? state : undefined;
}

/** Names in the query: what was typed, or an example as it is. */
const STATE = 'playground';
const EXAMPLE = 'example';

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
  const folded = await foldForLink(state);
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

const PLAYGROUND = '/feature-flagging/playground/';

/** Where the playground opens with what was typed; undefined when that is too long for a link. */
export async function playgroundAddress(state: PlaygroundState): Promise<string | undefined> {
  const link = await linkTo(state);
  return link && `${PLAYGROUND}?${link}`;
}
