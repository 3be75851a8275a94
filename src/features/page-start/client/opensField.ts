/** Tells whether an element opens a dialog with a text field: search or the assistant. */
export function opensField(element: Element): boolean {
  return element.matches('button[aria-haspopup="dialog"]');
}
