/** Types a text into a field as a reader would: React learns of it, and the focus is there. */
export function typeInto(field: HTMLInputElement | null | undefined, text: string): void {
  // React overlooks what is set on the field itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', {bubbles: true}));
  field?.focus();
}
