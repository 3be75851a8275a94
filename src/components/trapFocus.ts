const FOCUSABLE =
  'a[href], button:not([disabled]):not([hidden]), input:not([disabled]), [tabindex="0"]';

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** Keeps Tab inside a dialog: from its last stop to the first, and back. Other keys pass. */
export function trapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab') {
    return;
  }
  event.stopPropagation();
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
  const [first, last] = [stops[0], stops.at(-1)];
  if (event.shiftKey && document.activeElement === first) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first?.focus();
  }
}
