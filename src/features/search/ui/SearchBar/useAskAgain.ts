import {useCallback, useEffect, useRef, type RefObject} from 'react';
import {whenFocusLeaves} from '../whenFocusLeaves.ts';

function linkOf(item: Element): string | undefined {
  return item.querySelector('a')?.href;
}

/** DocSearch selects the result that the mouse moves over. */
function select(item: Element): void {
  item.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
  item.scrollIntoView({block: 'nearest'});
}

/**
 * Returns a function that makes DocSearch ask for its results once more. The reader's focus stays,
 * and so does the selected result if it is still there.
 *
 * @param wrapperRef holds the modal.
 * @param answer changes with every answer on display.
 */
export function useAskAgain(
  wrapperRef: RefObject<HTMLElement | null>,
  answer: unknown,
): () => void {
  const selected = useRef<string | undefined>(undefined);

  useEffect(() => {
    const {current: url} = selected;
    selected.current = undefined;
    const items = wrapperRef.current?.querySelectorAll('[role="treeitem"]') ?? [];
    const item = url && [...items].find((candidate) => linkOf(candidate) === url);
    if (item) {
      select(item);
    }
  }, [answer, wrapperRef]);

  return useCallback(() => {
    const {current: wrapper} = wrapperRef;
    whenFocusLeaves(wrapper?.querySelector('.DocSearch-Dropdown'), () => {
      const chosen = wrapper?.querySelector('[role="treeitem"][aria-selected="true"]');
      selected.current = chosen ? linkOf(chosen) : undefined;
      // DocSearch asks when its field gets the focus: the event alone does that and moves nothing.
      wrapper?.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    });
  }, [wrapperRef]);
}
