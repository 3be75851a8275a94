import {isTextField} from './isTextField';

/**
 * Tells whether a key press asks for the list of shortcuts: `?` outside text fields, while no
 * dialog is open.
 */
export function asksForHelp(event: KeyboardEvent): boolean {
  return (
    event.key === '?' &&
    !(event.ctrlKey || event.metaKey || event.altKey) &&
    !event.defaultPrevented &&
    !event.isComposing &&
    !isTextField(event.target) &&
    !document.querySelector('dialog[open], [aria-modal="true"]')
  );
}
