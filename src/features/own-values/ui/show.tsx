import {createRoot} from 'react-dom/client';
import SetupDialog from './SetupDialog.tsx';

/** Shows the dialog until the reader closes it; the focus then returns to where it was. */
export function showSetup(): void {
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <SetupDialog
      onClose={() => {
        root.unmount();
        container.remove();
      }}
    />,
  );
}
