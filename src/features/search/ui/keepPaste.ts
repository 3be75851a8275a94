import {MAX_QUERY_LENGTH, MAX_TYPED_LENGTH} from '../engine/queryLength.ts';

/**
 * Lets a field take what is pasted or dropped whole, though less can be typed: a message is found by
 * words that a cut log line may lack. To be called while the event is under way, before the browser
 * inserts the text.
 */
export function keepPaste({target}: {target: EventTarget}): void {
  if (!(target instanceof HTMLInputElement)) return;
  target.maxLength = MAX_QUERY_LENGTH;
  setTimeout(() => {
    target.maxLength = MAX_TYPED_LENGTH;
  });
}
