import {Fragment, useEffect, useId, useRef, type ReactNode} from 'react';
import {useModifier} from '../keyboard/useModifier';
import {shortcuts} from './shortcuts';

function Keys({keys}: {keys: readonly string[]}): ReactNode {
  const modifier = useModifier();
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' '}
      <kbd>{key === 'Mod' ? modifier : key}</kbd>
    </Fragment>
  ));
}

/** The list of the site's keyboard shortcuts, as a modal dialog. */
export default function KeyboardHelp({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="card padding--lg"
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <form method="dialog">
        <button type="submit" className="clean-btn close" aria-label="Close">
          ×
        </button>
      </form>
      <h2 id={titleId}>Keyboard shortcuts</h2>
      <table className="margin-bottom--none">
        <tbody>
          {shortcuts.map(({action, keys}) => (
            <tr key={action}>
              <th scope="row">{action}</th>
              <td>
                {keys.map((combination, index) => (
                  <Fragment key={combination.join()}>
                    {index > 0 && ' or '}
                    <Keys keys={combination} />
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </dialog>
  );
}
