/** How long nothing must have changed, in ms. */
const PAUSE_MS = 500;

/**
 * Debounce: hands on a text that changes while somebody types once it has stood for a moment, unless it
 * is the one that was handed on before.
 */
export function whenPaused(first: string, say: (text: string) => void): (text: string) => void {
  let said = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    if (text === said) return;
    timer = setTimeout(() => {
      said = text;
      say(text);
    }, PAUSE_MS);
  };
}
