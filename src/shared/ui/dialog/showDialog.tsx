import type {ComponentType} from 'react';
import {createRoot} from 'react-dom/client';

/**
 * Shows a modal dialog until the reader closes it; the focus then returns to where it was. Does
 * nothing while another dialog is open.
 */
export function showDialog(Dialog: ComponentType<{onClose: () => void}>): void {
  if (document.querySelector('dialog:modal')) return;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <Dialog
      onClose={() => {
        root.unmount();
        container.remove();
      }}
    />,
  );
}
