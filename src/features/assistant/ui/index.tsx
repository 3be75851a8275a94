import {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isTextField} from '../../../shared/keyboard/isTextField.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';
import LoadFailure from '../../../shared/ui/LoadFailure/index.tsx';
import {holdDialog, type View} from '../../search/ui/openDialog.ts';
import {writeQuery} from '../../search/ui/queryAddress.ts';
import {prepareSearch} from '../../search/ui/siteClient.ts';
import {useSearchSettings} from '../../search/ui/useSearchSettings.ts';
import type {ExternalAssistant} from '../settings.ts';
import type {DialogProps} from './Dialog.tsx';
import styles from './styles.module.css';

const loadDialog = lazyImport(() => import('./Dialog.tsx'));
const loadWidget = lazyImport(() => import('./externalWidget.ts'));

/** What Ctrl or ⌘ opens with a letter. */
const MODES: ReadonlyMap<string, View['mode']> = new Map([
  ['k', 'search'],
  ['j', 'ask'],
]);

/** Letters and digits start a search when typed into the focused button. */
const RE_STARTS = /^[\p{L}\p{N}]$/u;

const isSearchButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('.DocSearch-Button');

/** What may be typed while the dialog is on its way: also spaces, which would scroll the page. */
const RE_TYPED = /^(?:.|Backspace)$/u;

/** Opens a provider's widget in the place of the embedded assistant; tells whether it is there. */
async function openExternal(widget: ExternalAssistant): Promise<boolean> {
  try {
    const {openWidget} = await loadWidget();
    return await openWidget(widget);
  } catch {
    return false;
  }
}

interface Shortcuts {
  view: View | undefined;
  /** Whether the dialog is still on its way. */
  isOpening: boolean;
  /** Whether a provider's widget listens for the key that asks. */
  isExternal: boolean;
  open: (view: View) => Promise<void>;
  setView: (view: View) => void;
  close: () => void;
}

/**
 * Opens search by Ctrl or ⌘ with K and by `/` outside text fields, the assistant by Ctrl or ⌘ with J;
 * the same again closes. What is typed while the dialog is on its way belongs to its field.
 */
function useShortcuts({view, isOpening, isExternal, open, setView, close}: Shortcuts): void {
  useEffect(() => {
    const toggle = (): void => {
      const dialog = document.querySelector('dialog[open]');
      // The page beside an answer may have the focus.
      if (dialog && !dialog.contains(document.activeElement)) {
        dialog.querySelector('input')?.focus();
      } else {
        close();
      }
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const {key, altKey, shiftKey, target, isComposing} = event;
      const hasModifier = event.ctrlKey || event.metaKey;
      const isPlain = !hasModifier && !isTextField(target);
      const text = view?.text ?? '';
      const byLetter = hasModifier && !shiftKey ? MODES.get(key.toLowerCase()) : undefined;
      const isSlash = key === '/' && isPlain && view?.mode !== 'search';
      const mode = isSlash ? 'search' : byLetter;
      if (isComposing || altKey || (mode === 'ask' && isExternal)) {
        return;
      }
      if (mode) {
        event.preventDefault();
        if (mode === view?.mode) {
          toggle();
        } else {
          void open({mode, text});
        }
      } else if (!view && isPlain && RE_STARTS.test(key) && isSearchButton(target)) {
        event.preventDefault();
        void open({mode: 'search', text: key});
      } else if (view && isOpening && isPlain && RE_TYPED.test(key)) {
        event.preventDefault();
        setView({...view, text: key === 'Backspace' ? text.slice(0, -1) : text + key});
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [view, isOpening, isExternal, open, setView, close]);
}

/** The doors to the one dialog of search and assistant: keys, the button that floats, a call from anywhere. */
function Doors(): ReactNode {
  // Without JavaScript the button would do nothing.
  const isBrowser = useIsBrowser();
  const settings = useSearchSettings();
  const widget = useDocusaurusContext().siteConfig.customFields?.assistant as
    ExternalAssistant | undefined;
  const [view, setView] = useState<View>();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [error, setError] = useState<unknown>();
  /** Whether a provider's widget is there, with a button and a shortcut of its own. */
  const [isExternal, setExternal] = useState(false);
  /** What search is limited to, for the visit. */
  const [filter, setFilter] = useState('');
  const isOpening = view !== undefined && !Dialog;

  useEffect(() => {
    if (widget) {
      loadWidget()
        .then(({loadWhenIdle}) => loadWhenIdle(widget))
        .then(setExternal, () => undefined);
    }
  }, [widget]);

  const close = useCallback(() => {
    setView(undefined);
    setError(undefined);
  }, []);

  const open = useCallback(
    async (next: View) => {
      if (next.mode === 'ask' && widget && (await openExternal(widget))) {
        setExternal(true);
        close();
        return;
      }
      setView(next);
      setError(undefined);
      try {
        const loaded = await loadDialog();
        setDialog(() => loaded.default);
      } catch (reason) {
        setError(reason);
      }
    },
    [widget, close],
  );

  useEffect(
    () =>
      holdDialog({
        open: (next) => void open(next),
        prepare: () => {
          prepareSearch(settings);
          // What fails is no failure yet: opening tries again and reports it.
          loadDialog().catch(() => undefined);
        },
      }),
    [open, settings],
  );

  useShortcuts({view, isOpening, isExternal, open, setView, close});

  const showFailure = (reason: unknown): ReactNode => (
    <LoadFailure
      name={view?.mode === 'ask' ? 'assistant' : 'search box'}
      error={reason}
      searchPage={
        settings.searchPagePath
          ? settings.searchPagePath + writeQuery({text: view?.text ?? '', filter})
          : undefined
      }
      onClose={close}
    />
  );

  return (
    <>
      {isBrowser && !isExternal && (
        <button
          type="button"
          className={styles.launcher}
          title="Ask the docs (Ctrl+J or ⌘J)"
          aria-keyshortcuts="Control+J Meta+J"
          aria-haspopup="dialog"
          aria-busy={isOpening && view.mode === 'ask'}
          onClick={() => void open({mode: 'ask', text: ''})}
        >
          Ask the docs
        </button>
      )}
      {error !== undefined && showFailure(error)}
      {view && Dialog && (
        <ErrorBoundary fallback={() => showFailure(undefined)}>
          <Dialog
            {...{view, filter}}
            onFilter={setFilter}
            onView={(next) => (next.mode === view.mode ? setView(next) : void open(next))}
            onClose={close}
          />
        </ErrorBoundary>
      )}
    </>
  );
}

export default function SearchAndAssistant({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      {/* The page must not go down with it. */}
      <ErrorBoundary fallback={() => null}>
        <Doors />
      </ErrorBoundary>
    </>
  );
}
