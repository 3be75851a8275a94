const FOCUSABLE =
  'a[href], button:not([disabled]):not([hidden]), input:not([disabled]), select:not([disabled]), [tabindex="0"]';

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/**
 * Keeps Tab inside a dialog: from its last stop to the first, and back. Other keys pass. The focus
 * may stand on what is no stop in our list, such as a box that scrolls.
 */
export function trapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const {activeElement} = document;
  if (event.key !== 'Tab' || !activeElement) {
    return;
  }
  event.stopPropagation();
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
  const side = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (!stops.some((stop) => activeElement.compareDocumentPosition(stop) & side)) {
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  }
}
