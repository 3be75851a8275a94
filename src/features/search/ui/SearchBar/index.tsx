import type {ReactNode} from 'react';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import {useModifier} from '../../../../shared/keyboard.ts';
import {openDialog, prepareDialog} from '../openDialog.ts';
import Icon from '../Icon.tsx';
import './button.css';

/** The button of the navbar, in DocSearch's markup, without the dialog's code behind it. */
export default function SearchBar(): ReactNode {
  const modifier = useModifier();
  const shortcut = modifier === '⌘' ? 'Command+K' : 'Ctrl+K';
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      title={modifier && `Search (${shortcut})`}
      aria-keyshortcuts={modifier === '⌘' ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      onClick={() => openDialog({mode: 'search', text: ''})}
      onFocus={prepareDialog}
      onMouseOver={prepareDialog}
      onTouchStart={prepareDialog}
    >
      <span className="DocSearch-Button-Container">
        <Icon className="DocSearch-Search-Icon" />
        <span className="DocSearch-Button-Placeholder">Search</span>
      </span>{' '}
      <span className="DocSearch-Button-Keys">
        <kbd className="DocSearch-Button-Key">{modifier ?? 'Ctrl'}</kbd>{' '}
        <kbd className="DocSearch-Button-Key">K</kbd>
      </span>
    </button>
  );
}
