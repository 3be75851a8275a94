import {whenIdle} from '../../../../shared/whenIdle.ts';

const INTENT = ['pointerover', 'focusin', 'click', 'keydown'];

/**
 * Calls when a part is to come to life: as soon as the page has nothing else to do, or earlier, when a
 * reader points at it or moves into it. Again on each further sign of that, as the first may have failed.
 *
 * @returns a function that ends it.
 */
export function whenWanted(place: HTMLElement, onWanted: () => void): () => void {
  const stop = new AbortController();
  const {signal} = stop;
  INTENT.forEach((type) => place.addEventListener(type, onWanted, {capture: true, signal}));
  whenIdle(() => {
    if (!signal.aborted) onWanted();
  });
  return () => stop.abort();
}
