import {createRoot} from 'react-dom/client';
import KeyboardHelp from '.';

/**
 * Shows the list of shortcuts until the reader closes it; the focus then returns to where it was.
 * Does nothing while another dialog is open.
 */
export function showKeyboardHelp(): void {
  if (document.querySelector('dialog[open], [aria-modal="true"]')) {
    return;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <KeyboardHelp
      onClose={() => {
        root.unmount();
        container.remove();
      }}
    />,
  );
}
