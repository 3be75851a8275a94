/** How long the page that the reader goes back to may take to arrive. */
const PATIENCE_MS = 5_000;

/** Gives the focus to the title of the page, once what has it now is gone with its own page. */
function moveFocusOn(): void {
  const focused = document.activeElement;
  const end = Date.now() + PATIENCE_MS;
  const look = (): void => {
    if (focused?.isConnected) {
      if (Date.now() < end) window.requestAnimationFrame(look);
      return;
    }
    if (document.activeElement !== document.body) return;
    const title = document.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({preventScroll: true});
  };
  look();
}

/**
 * Closes a dialog when the reader goes back, which changes the page below it.
 *
 * @param close also returns the focus to where it was.
 */
export function closeOnBack(close: () => void): () => void {
  const onPopState = ({isTrusted}: PopStateEvent): void => {
    // Scripts send such an event, too, to tell the router of a changed address.
    if (!isTrusted) return;
    close();
    moveFocusOn();
  };
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}
