import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ExternalAssistant} from '../settings.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';
import LoadFailure from '../../../shared/ui/LoadFailure/index.tsx';
import {useSearchSettings} from '../../search/ui/useSearchSettings.ts';
import type {DialogProps} from './Dialog.tsx';
import styles from './styles.module.css';
import {useOpeners} from './useOpeners.ts';

const loadDialog = lazyImport(() => import('./Dialog.tsx'));
const loadWidget = lazyImport(() => import('./externalWidget.ts'));

/** `external` once a provider's widget is there, with a button and a shortcut of its own. */
type Status = 'closed' | 'opening' | 'open' | 'failed' | 'external';

/** The assistant: a button and a shortcut; everything else is loaded when it is first used. */
export default function Assistant(): ReactNode {
  // Without JavaScript the button would do nothing.
  const isBrowser = useIsBrowser();
  const {searchPagePath} = useSearchSettings();
  const widget = useDocusaurusContext().siteConfig.customFields?.assistant as
    ExternalAssistant | undefined;
  const [status, setStatus] = useState<Status>('closed');
  const [error, setError] = useState<unknown>();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const opener = useRef<Element>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isExternal = status === 'external';

  useEffect(() => {
    if (widget) {
      loadWidget()
        .then(({loadWhenIdle}) => loadWhenIdle(widget))
        .then(
          (isReady) => isReady && setStatus('external'),
          () => undefined,
        );
    }
  }, [widget]);

  const open = useCallback(async () => {
    opener.current = document.activeElement;
    setStatus('opening');
    try {
      const isExternal =
        widget &&
        (await loadWidget().then(
          (loaded) => loaded.openWidget(widget),
          () => false,
        ));
      if (isExternal) {
        setStatus('external');
        return;
      }
      const loaded = await loadDialog();
      setDialog(() => loaded.default);
      setStatus('open');
    } catch (reason) {
      setError(reason);
      setStatus('failed');
    }
  }, [widget]);

  const close = useCallback(() => {
    setStatus('closed');
    // The browser has put the focus back, unless what opened the dialog is gone.
    if (!opener.current?.isConnected) {
      button.current?.focus();
    }
  }, []);

  useOpeners(open, !isExternal);

  const showFailure = (reason: unknown): ReactNode => (
    <LoadFailure
      name="assistant"
      error={reason}
      searchPage={searchPagePath || undefined}
      onClose={close}
    />
  );

  return (
    <>
      {isBrowser && !isExternal && (
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
          Ask the docs
        </button>
      )}
      {status === 'failed' && showFailure(error)}
      {status === 'open' && Dialog && (
        <ErrorBoundary fallback={() => showFailure(undefined)}>
          <Dialog onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}
