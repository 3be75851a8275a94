import {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isTextField} from '../../../shared/keyboard.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';
import LoadFailure from '../../../shared/ui/LoadFailure/index.tsx';
import {whenIdle} from '../../../shared/whenIdle.ts';
import {holdDialog, type View} from '../../search/ui/openDialog.ts';
import {writeQuery} from '../../search/ui/queryAddress.ts';
import {prepareSearch, useSearchSettings} from '../../search/ui/siteClient.ts';
import type {ExternalAssistant} from '../settings.ts';
import type {DialogProps} from './Dialog.tsx';
import styles from './styles.module.css';

const loadDialog = lazyImport(() => import('./Dialog.tsx'));

/** Letters and digits start a search when typed into the focused button. */
const RE_STARTS = /^[\p{L}\p{N}]$/u;

interface Shortcuts {
  view: View | undefined;
  /** Whether a provider's widget listens for the key that asks. */
  isExternal: boolean;
  open: (view: View) => Promise<void>;
  close: () => void;
}

/**
 * Opens search by Ctrl or ⌘ with K and by `/` outside text fields, the assistant by Ctrl or ⌘ with J;
 * the same again closes.
 */
function useShortcuts({view, isExternal, open, close}: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const {key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing} = event;
      const isPlain = !ctrlKey && !metaKey && !isTextField(target);
      const letter = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase();
      const isSlash = key === '/' && isPlain && view?.mode !== 'search';
      const asks = letter === 'j' ? 'ask' : undefined;
      const mode = isSlash || letter === 'k' ? 'search' : asks;
      if (isComposing || altKey || (mode === 'ask' && isExternal)) return;
      const isStart = isPlain && RE_STARTS.test(key) && target instanceof Element;
      if (!mode && isStart && target.matches('.DocSearch-Button')) {
        // The letter goes to the field that has the focus by then.
        flushSync(() => void open({mode: 'search', text: ''}));
      }
      if (!mode) return;
      event.preventDefault();
      const dialog = document.querySelector('dialog[open]');
      if (mode !== view?.mode) {
        void open({mode, text: view?.text ?? ''});
      } else if (dialog && !dialog.contains(document.activeElement)) {
        // The page beside an answer has the focus.
        dialog.querySelector('input')?.focus();
      } else {
        close();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [view, isExternal, open, close]);
}

/**
 * The provider's widget that takes the place of the embedded assistant, once it is there. One that
 * pages may not open has a button of its own.
 */
function useWidget() {
  const external = useDocusaurusContext().siteConfig.customFields?.assistant as
    ExternalAssistant | undefined;
  const [widget, setWidget] = useState<{open?: () => void}>();
  useEffect(() => {
    if (!external) return;
    // In the page's HTML, one that does not arrive would hold up what waits for the page to load.
    whenIdle(() => {
      const script = document.createElement('script');
      Object.entries(external.script).forEach(([name, value]) => script.setAttribute(name, value));
      script.onload = () => setWidget((window as never)[external.global]);
      document.head.append(script);
    });
  }, [external]);
  return widget;
}

/** The doors to the one dialog of search and assistant: keys, the button that floats, a call from anywhere. */
function Doors(): ReactNode {
  // Without JavaScript the button would do nothing.
  const isBrowser = useIsBrowser();
  const settings = useSearchSettings();
  const widget = useWidget();
  const [view, setView] = useState<View>();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [error, setError] = useState<unknown>();
  /** What search is limited to, for the visit. */
  const [filter, setFilter] = useState('');

  const close = useCallback(() => {
    setView(undefined);
    setError(undefined);
  }, []);

  const open = useCallback(
    async (next: View) => {
      if (next.mode === 'ask' && widget) {
        widget.open?.();
        return close();
      }
      const opener = document.activeElement as HTMLElement;
      setView(next);
      setError(undefined);
      if (Dialog) return;
      try {
        const loaded = await loadDialog();
        // The dialog gives the focus back to what has it when it opens: not to the field for now.
        flushSync(() => {
          opener.focus({preventScroll: true});
          setDialog(() => loaded.default);
        });
      } catch (reason) {
        setError(reason);
      }
    },
    [widget, Dialog, close],
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

  useShortcuts({view, isExternal: widget !== undefined, open, close});

  const showFailure = (reason: unknown): ReactNode => (
    <LoadFailure
      name={view?.mode === 'ask' ? 'assistant' : 'search box'}
      error={reason}
      searchPage={
        settings.searchPagePath &&
        settings.searchPagePath + writeQuery({text: view?.text ?? '', filter})
      }
      onClose={close}
    />
  );

  return (
    <>
      {isBrowser && !widget && (
        <button
          type="button"
          className={styles.launcher}
          title="Ask the docs (Ctrl+J or ⌘J)"
          aria-keyshortcuts="Control+J Meta+J"
          aria-haspopup="dialog"
          aria-busy={view?.mode === 'ask' && !Dialog}
          onClick={() => void open({mode: 'ask', text: ''})}
        >
          Ask the docs
        </button>
      )}
      {Boolean(error) && showFailure(error)}
      {view && !Dialog && !error && (
        // Takes what is typed while the dialog is on its way.
        <input
          ref={(field) => field?.focus({preventScroll: true})}
          className={styles.early}
          aria-label={view.mode === 'ask' ? 'Your question' : 'Search'}
          value={view.text}
          onChange={({target}) => setView({...view, text: target.value})}
        />
      )}
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
