import {useEffect, useState, type ReactNode, useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {createStorageSlot} from '@docusaurus/theme-common';
import {showNear} from '../../../../shared/ui/placeNear.ts';
import {useIssue} from '../useIssue.ts';
import styles from './styles.lazy.module.css';
import dialogStyles from '../../../../shared/ui/dialog/styles.lazy.module.css';
import {useModalDialog} from '../../../../shared/ui/dialog/useModalDialog.ts';
import {sendAnswer} from '../../answer.ts';
import CommentForm from '../PageFeedback/CommentForm.tsx';

/** Text of a page that a reader has selected. */
interface Passage {
  quote: string;
  /** Address of the heading above it, with `#`; empty above the first. */
  hash: string;
  /** Where its last line is in the window. */
  line: DOMRect;
}

/** The address of an issue has to hold it. */
const LONGEST = 600;

/** Returns the selected text of the page, if there is any. */
function selectedPassage(): Passage | undefined {
  const selection = document.getSelection();
  const quote = selection?.toString().replace(/\s+/g, ' ').trim() ?? '';
  const page = document.querySelector('article .markdown');
  if (!selection || quote.length < 2) return undefined;
  const range = selection.getRangeAt(0);
  const {startContainer} = range;
  const line = [...range.getClientRects()].at(-1);
  if (!line || !page?.contains(startContainer)) return undefined;
  const above = [...page.querySelectorAll('.anchor[id]')].filter(
    (heading) => heading.contains(startContainer) || range.comparePoint(heading, 0) < 0,
  );
  const hash = above.length > 0 ? `#${above.at(-1)?.id}` : '';
  return {quote: quote.length > LONGEST ? `${quote.slice(0, LONGEST)}…` : quote, hash, line};
}

interface DialogProps {
  passage: Passage;
  onClose: () => void;
}

/** Asks what is wrong with a passage, and sends it to the site's endpoint. */
function PassageDialog({passage, onClose}: DialogProps): ReactNode {
  const {dialog, title, close} = useModalDialog();
  const {page, feedbackUrl, problemUrl} = useIssue();
  const {quote, hash} = passage;
  const [step, setStep] = useState<'open' | 'sending' | 'failed' | 'sent'>('open');
  const draft = useMemo(
    () => createStorageSlot(`passage${page}`, {persistence: 'sessionStorage'}),
    [page],
  );

  const send = (comment: string) => {
    setStep('sending');
    const answer = {page: page + hash, helpful: false, comment, quote};
    sendAnswer(feedbackUrl, answer, new AbortController().signal).then(
      () => {
        draft.del();
        setStep('sent');
      },
      () => setStep('failed'),
    );
  };

  return (
    <dialog
      {...dialog}
      className={clsx('small-form', dialogStyles.dialog, styles.dialog)}
      onClose={onClose}
    >
      <div>
        <h2 {...title}>Report this passage</h2>
        <blockquote>{quote}</blockquote>
        {step !== 'sent' && (
          <CommentForm
            label="What is wrong with it?"
            action={step === 'failed' ? 'Try again' : 'Send'}
            isBusy={step === 'sending'}
            isRequired
            draft={draft}
            onSend={send}
          />
        )}
        <p role="status">
          {step === 'sent' && 'Thank you for your report.'}
          {step === 'failed' && (
            <>
              Your report could not be sent. Try again, or{' '}
              <a href={problemUrl(passage)}>send it as an issue</a>.
            </>
          )}
        </p>
        <button type="button" onClick={close}>
          {step === 'sent' ? 'Close' : 'Cancel'}
        </button>
      </div>
    </dialog>
  );
}

/** A selection that grows is waited for, ms; also as long as a tap takes that ends the selection. */
const SETTLED = 300;

const LABEL = 'Report this passage';

/**
 * Offers to report the selected text, beside it. It goes where answers go: to the endpoint, with a
 * comment, or into a prepared issue.
 */
export default function PassageButton(): ReactNode {
  const {pathname} = useLocation();
  const {feedbackUrl, problemUrl} = useIssue();
  const [passage, setPassage] = useState<Passage>();
  const [reported, setReported] = useState<Passage>();

  useEffect(() => {
    let timer: number | undefined;
    const look = () => setPassage(selectedPassage());
    const onSelect = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, SETTLED);
    };
    onSelect();
    document.addEventListener('selectionchange', onSelect);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('selectionchange', onSelect);
    };
  }, [pathname]);

  const common = passage && {
    popover: 'manual' as const,
    className: `floating ${styles.button}`,
    // A press would end the selection before it counts as a click.
    onPointerDown: (event: {preventDefault: () => void}) => event.preventDefault(),
    // Where the browser has no such boxes, it stays at the end of the page.
    ref: (box: HTMLElement | null) => {
      if (box && 'showPopover' in box) showNear(box, passage.line);
    },
  };
  return (
    <>
      {passage &&
        (feedbackUrl ? (
          <button type="button" {...common} onClick={() => setReported(passage)}>
            {LABEL}
          </button>
        ) : (
          <a {...common} href={problemUrl(passage)}>
            {LABEL}
          </a>
        ))}
      {reported && <PassageDialog passage={reported} onClose={() => setReported(undefined)} />}
    </>
  );
}
