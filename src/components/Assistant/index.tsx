import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazyImport} from '../lazyImport';
import LoadFailure from '../LoadFailure';
import {useSearchSettings} from '../Search/useSearchSettings';
import type {DialogProps} from './Dialog';
import {OPEN_EVENT} from './openAssistant';
import styles from './styles.module.css';
import {useExternalAssistant} from './useExternalAssistant';

const loadDialog = lazyImport(() => import('./Dialog'));

type Status = 'closed' | 'opening' | 'open' | 'failed';

function Launcher(): ReactNode {
  const {searchPagePath} = useSearchSettings();
  const external = useExternalAssistant();
  const [status, setStatus] = useState<Status>('closed');
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const opener = useRef<Element>(null);
  const button = useRef<HTMLButtonElement>(null);
  const {isReady: isExternal, open: openExternal} = external;

  const open = useCallback(async () => {
    opener.current = document.activeElement;
    setStatus('opening');
    try {
      if (await openExternal()) {
        setStatus('closed');
        return;
      }
      const loaded = await loadDialog();
      setDialog(() => loaded.default);
      setStatus('open');
    } catch {
      setStatus('failed');
    }
  }, [openExternal]);

  const close = useCallback(() => {
    setStatus('closed');
    // The browser has put the focus back, unless what opened the dialog is gone.
    if (opener.current && !opener.current.isConnected) {
      button.current?.focus();
    }
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // A provider's widget listens for the same keys.
      if (hasModifier && event.key.toLowerCase() === 'j' && !isExternal) {
        event.preventDefault();
        void open();
      }
    };
    const onRequest = (): void => void open();
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener(OPEN_EVENT, onRequest);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener(OPEN_EVENT, onRequest);
    };
  }, [isExternal, open]);

  return (
    <>
      {!isExternal && (
        <button
          ref={button}
          type="button"
          className={styles.launcher}
          title="Ask the docs (Ctrl+J or ⌘J)"
          aria-keyshortcuts="Control+J Meta+J"
          aria-haspopup="dialog"
          aria-busy={status === 'opening'}
          onClick={open}
        >
          Ask <span>the docs</span>
        </button>
      )}
      {status === 'failed' && (
        <LoadFailure name="assistant" searchPage={searchPagePath || undefined} onClose={close} />
      )}
      {status === 'open' && Dialog && <Dialog onClose={close} />}
    </>
  );
}

/** The assistant: a button and a shortcut; everything else is loaded when it is first used. */
export default function Assistant(): ReactNode {
  // Without JavaScript the button would do nothing.
  return useIsBrowser() && <Launcher />;
}
