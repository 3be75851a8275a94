/** Runs an action at once, or when the keyboard focus has left an element that holds it. */
export function whenFocusLeaves(element: Element | null | undefined, action: () => void): void {
  if (!element?.contains(document.activeElement)) {
    action();
    return;
  }
  const onFocusOut = (event: Event): void => {
    const {relatedTarget} = event as FocusEvent;
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) {
      element.removeEventListener('focusout', onFocusOut);
      action();
    }
  };
  element.addEventListener('focusout', onFocusOut);
}
