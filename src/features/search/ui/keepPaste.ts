import {MAX_QUERY_LENGTH, MAX_TYPED_LENGTH} from '../engine/queryLength.ts';

/** Lets a field take what is pasted or dropped whole. Called before the browser inserts the text. */
function keepPaste({currentTarget: field}: {currentTarget: HTMLInputElement}): void {
  field.maxLength = MAX_QUERY_LENGTH;
  setTimeout(() => {
    field.maxLength = MAX_TYPED_LENGTH;
  });
}

/**
 * Attributes of a field for queries: less can be typed than pasted, because a message is found by words
 * that a cut log line may lack.
 */
export const QUERY_FIELD = {
  dir: 'auto',
  maxLength: MAX_TYPED_LENGTH,
  autoComplete: 'off',
  onPaste: keepPaste,
  onDrop: keepPaste,
} as const;
