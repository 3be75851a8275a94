import {Fragment, type CSSProperties, type ReactNode} from 'react';
import {showDialog} from '../../../shared/ui/dialog/showDialog.tsx';
import {useModifier} from '../../../shared/keyboard.ts';
import box from '../../../shared/ui/dialog/styles.lazy.module.css';
import {useModalDialog} from '../../../shared/ui/dialog/useModalDialog.ts';

/** A shortcut of the site; `Mod` stands for Ctrl or ⌘. */
interface Shortcut {
  action: string;
  /** Ways to press it, each a list of keys pressed together. */
  keys: readonly (readonly string[])[];
}

/** All shortcuts of the site. */
const shortcuts: readonly Shortcut[] = [
  {action: 'Search', keys: [['/'], ['Mod', 'K']]},
  {action: 'Ask the docs', keys: [['Mod', 'J']]},
  {action: 'Show this list', keys: [['?']]},
  {action: 'Close search, the assistant or this list', keys: [['Esc']]},
];

/** Not in the site's one style sheet, which every page loads: few readers open this. */
const styles = {
  dialog: {inlineSize: 'min(30rem, 100vw - 2rem)'},
  line: {display: 'flex', justifyContent: 'space-between', gap: 'var(--ds-space-4)'},
  title: {margin: 0, fontSize: '1.15rem'},
  list: {margin: 'var(--ds-space-3) 0 0'},
  shortcut: {paddingBlock: 'var(--ds-space-2)', borderBlockStart: '1px solid var(--ds-border)'},
  keys: {margin: 0, whiteSpace: 'nowrap'},
} satisfies Record<string, CSSProperties>;

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
function KeyboardHelp({onClose}: {onClose: () => void}): ReactNode {
  const {dialog, title} = useModalDialog();
  return (
    <dialog {...dialog} className={box.dialog} style={styles.dialog} onClose={onClose}>
      <form method="dialog">
        <div style={styles.line}>
          <h2 {...title} style={styles.title}>
            Keyboard shortcuts
          </h2>
          <button type="submit" className="clean-btn close" aria-label="Close">
            ×
          </button>
        </div>
        <dl style={styles.list}>
          {shortcuts.map(({action, keys}) => (
            <div key={action} style={{...styles.line, ...styles.shortcut}}>
              <dt>{action}</dt>
              <dd style={styles.keys}>
                {keys.map((combination, index) => (
                  <Fragment key={combination.join()}>
                    {index > 0 && ' or '}
                    <Keys keys={combination} />
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </form>
    </dialog>
  );
}

/** Shows the list of shortcuts until the reader closes it. */
export const showKeyboardHelp = (): void => showDialog(KeyboardHelp);
