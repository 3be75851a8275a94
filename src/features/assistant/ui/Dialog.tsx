import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {useModalDialog} from '../../../shared/ui/dialog/useModalDialog.ts';
import type {View} from '../../search/ui/openDialog.ts';
import SearchView from '../../search/ui/results/SearchView.tsx';
import AskView from './AskView.tsx';
import styles from './dialog.lazy.module.css';
import {useConversation} from './useConversation.ts';

export interface DialogProps {
  view: View;
  /** What search is limited to. */
  filter: string;
  onFilter: (filter: string) => void;
  onView: (view: View) => void;
  onClose: () => void;
}

/** Whether an answer has room beside the page that it is about. */
const WIDE = '(width >= 1200px)';

function subscribeToWidth(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The dialog of search and assistant: modal, but for answers on wide screens, which stand beside the page. */
export default function Dialog(props: DialogProps): ReactNode {
  const {view, filter, onFilter, onView, onClose} = props;
  const {mode, text, isAsked = false} = view;
  const isWide = useSyncExternalStore(subscribeToWidth, () => window.matchMedia(WIDE).matches);
  // What was typed in the other mode is at hand, and gives way to what is typed next.
  const [firstMode] = useState(mode);
  const isCarried = mode !== firstMode;
  const isPanel = mode === 'ask' && isWide;
  const {dialog, close} = useModalDialog(!isPanel);
  const conversation = useConversation(mode === 'ask');
  useLayoutEffect(
    () => () => {
      // The browser has put the focus back, unless nothing had it, or what had it is gone.
      if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>('.DocSearch-Button')?.focus({preventScroll: true});
      }
    },
    [],
  );

  const leave = (): void => {
    if (isPanel) return;
    close();
    // Who follows a link goes on from there, as after other links.
    setTimeout(() => (document.activeElement as HTMLElement | null)?.blur());
  };
  const {ask} = conversation;
  const askNow = useCallback(
    (question: string) => {
      void ask(question);
      onView({mode: 'ask', text: question});
    },
    [ask, onView],
  );
  useEffect(() => {
    if (isAsked) askNow(text);
  }, [isAsked, askNow, text]);

  return (
    <dialog
      {...dialog}
      aria-label={mode === 'ask' ? 'Ask the docs' : 'Search'}
      aria-labelledby={undefined}
      className={clsx(styles.dialog, isPanel ? styles.panel : styles.modal)}
      // It is closed for a moment, too, when a modal dialog becomes one beside the page.
      onClose={() => !dialog.ref.current?.open && onClose()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          close();
        }
      }}
    >
      {/* Outside of the layout, which provides the docs version that filters depend on. */}
      <DocsPreferredVersionContextProvider>
        {mode === 'search' ? (
          <SearchView
            query={{text, filter}}
            onQuery={(next) => {
              onFilter(next.filter);
              onView({mode: 'search', text: next.text});
            }}
            isCarried={isCarried}
            onAsk={(question) => onView({mode: 'ask', text: question, isAsked: question !== ''})}
            onClose={close}
            onLeave={leave}
          />
        ) : (
          <AskView
            {...{isCarried, conversation}}
            draft={isAsked ? '' : text}
            onAsk={askNow}
            onSearch={(query) => onView({mode: 'search', text: query})}
            onClose={close}
            onLeave={leave}
          />
        )}
      </DocsPreferredVersionContextProvider>
    </dialog>
  );
}
