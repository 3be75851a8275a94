import {useCallback, useRef, useState, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {startSearch} from '../earlyStart.ts';
import {searchPageAddress} from '../searchPageAddress.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import {lazyImport} from '../../../../shared/lazyImport.ts';
import LoadFailure from '../../../../shared/ui/LoadFailure/index.tsx';
import type {ModalProps} from './Modal.tsx';
import SearchButton from './SearchButton.tsx';
import {useSearchShortcuts} from './useSearchShortcuts.ts';

const loadModal = lazyImport(() => import('./Modal.tsx'));

type Status = 'closed' | 'opening' | 'open' | 'failed';

export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const [status, setStatus] = useState<Status>('closed');
  const [error, setError] = useState<unknown>();
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [typed, setTyped] = useState('');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const openerRef = useRef<Element | null>(null);

  const preload = useCallback(() => {
    startSearch(settings);
    // A preload that fails is no failure yet: opening tries again and reports it.
    loadModal().then(
      ({prepareSearch}) => prepareSearch(settings),
      () => undefined,
    );
  }, [settings]);

  const open = useCallback(async () => {
    openerRef.current = document.activeElement;
    if (Modal) {
      setStatus('open');
      return;
    }
    setStatus('opening');
    startSearch(settings);
    try {
      const {default: LoadedModal} = await loadModal();
      setModal(() => LoadedModal);
      setStatus((current) => (current === 'opening' ? 'open' : current));
    } catch (reason) {
      setError(reason);
      setStatus('failed');
    }
  }, [Modal, settings]);

  const close = useCallback(() => {
    setStatus('closed');
    setTyped('');
    const opener = openerRef.current;
    const isUsable = opener instanceof HTMLElement && opener !== document.body;
    (isUsable && opener.isConnected ? opener : buttonRef.current)?.focus();
  }, []);

  const type = useCallback(
    (key: string) => {
      setTyped((text) => (key === 'Backspace' ? text.slice(0, -1) : text + key));
      if (status !== 'opening') {
        void open();
      }
    },
    [open, status],
  );

  useSearchShortcuts({
    isOpen: status === 'open',
    isOpening: status === 'opening',
    onOpen: open,
    onClose: close,
    onType: type,
    buttonRef,
  });

  const showFailure = (reason: unknown): ReactNode => (
    <LoadFailure
      name="search box"
      error={reason}
      searchPage={
        settings.searchPagePath ? searchPageAddress(settings.searchPagePath, typed) : undefined
      }
      onClose={close}
    />
  );

  return (
    <>
      <SearchButton
        ref={buttonRef}
        aria-busy={status === 'opening'}
        aria-expanded={status === 'open'}
        onClick={open}
        onFocus={preload}
        onMouseOver={preload}
        onTouchStart={preload}
      />
      {status === 'failed' && showFailure(error)}
      {status === 'open' && Modal && (
        // The page must not go down with it.
        <ErrorBoundary fallback={() => showFailure(undefined)}>
          <Modal settings={settings} initialQuery={typed || undefined} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}
