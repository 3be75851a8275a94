import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {placeNear} from '../../../../shared/ui/placeNear.ts';
import {useIssue} from '../useIssue.ts';
import PassageDialog from './PassageDialog.tsx';
import {selectedPassage, type Passage} from './selectedPassage.ts';
import styles from './styles.lazy.module.css';

/** A selection that grows is waited for, ms; also as long as a tap takes that ends the selection. */
const SETTLED = 300;

const LABEL = 'Report this passage';

/** Moves a box that is shown above all others to the end of the passage. */
function show(box: HTMLElement | null, line: DOMRect): void {
  // Where the browser has no such boxes, it stays at the end of the page.
  if (!box || !('showPopover' in box)) return;
  box.showPopover();
  const view = {width: document.documentElement.clientWidth, height: window.innerHeight};
  const {left, top} = placeNear(line, box.getBoundingClientRect(), view);
  box.style.left = `${left + window.scrollX}px`;
  box.style.top = `${top + window.scrollY}px`;
}

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
    className: styles.button,
    // A press would end the selection before it counts as a click.
    onPointerDown: (event: {preventDefault: () => void}) => event.preventDefault(),
    ref: (box: HTMLElement | null) => show(box, passage.line),
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
