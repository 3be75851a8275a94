import {createRoot} from 'react-dom/client';
import KeyboardHelp from '.';

/** Shows the list of shortcuts until the reader closes it; the focus then returns to where it was. */
export function showKeyboardHelp(): void {
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
