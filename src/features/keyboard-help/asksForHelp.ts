import {isTextField} from '../../shared/keyboard/isTextField.ts';

/** Tells whether a key press asks for the list of shortcuts: `?` outside text fields. */
export function asksForHelp(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  return key === '?' && !ctrlKey && !metaKey && !altKey && !isTextField(target);
}
