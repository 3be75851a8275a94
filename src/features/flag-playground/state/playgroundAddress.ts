import {linkTo} from './address.ts';
import type {PlaygroundState} from './playgroundState.ts';

const PLAYGROUND = '/feature-flagging/playground/';

/** Where the playground opens with what was typed; undefined when that is too long for a link. */
export async function playgroundAddress(state: PlaygroundState): Promise<string | undefined> {
  const link = await linkTo(state);
  return link && `${PLAYGROUND}?${link}`;
}
