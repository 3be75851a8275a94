import {useLayoutEffect, useState, type RefObject} from 'react';
import {trapFocus} from '../../../../shared/trapFocus.ts';

function set(element: Element | null, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element?.removeAttribute(name);
    } else if (element && element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

/**
 * Corrects roles that DocSearch 3 sets: its dialog is a button with everything else inside, and
 * its options hold links and buttons. It becomes a dialog whose results are trees, which lists
 * may be and whose items may hold anything.
 */
function mend(wrapper: HTMLElement): void {
  set(wrapper.querySelector('.DocSearch-Container'), {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': 'Search',
    'aria-labelledby': null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-owns': null,
    'aria-controls': null,
    // A click between its controls leaves the focus inside.
    tabindex: '-1',
  });
  wrapper
    .querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')
    .forEach((landmark) => set(landmark, {role: 'presentation'}));
  const lists = wrapper.querySelectorAll('.DocSearch-Hits > ul');
  lists.forEach((list) => set(list, {role: 'tree'}));
  wrapper.querySelectorAll('.DocSearch-Hit').forEach((item) => set(item, {role: 'treeitem'}));
  const input = wrapper.querySelector('.DocSearch-Input');
  // Some browsers make a box that scrolls a stop of Tab; arrow keys scroll this one.
  set(wrapper.querySelector('.DocSearch-Dropdown'), {tabindex: '-1'});
  set(input, {
    dir: 'auto',
    role: 'combobox',
    'aria-expanded': String(lists.length > 0),
    'aria-haspopup': 'tree',
    // DocSearch also names lists that are not shown.
    'aria-controls': [...lists].map(({id}) => id).join(' ') || null,
  });
}

/** Elements of the modal. */
export interface Parts {
  /** The dialog itself. */
  dialog: Element;
  /** Where results and messages are shown. */
  screen: Element;
  /** A box of ours between the field and the screen. */
  aboveScreen: Element;
}

/**
 * Mends the modal that is rendered inside the wrapper, as long as it is there.
 *
 * @returns the elements to add to, once they are there.
 */
export function useMendedModal(wrapperRef: RefObject<HTMLElement | null>): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useLayoutEffect(() => {
    const wrapper = wrapperRef.current;
    if (!wrapper) {
      return undefined;
    }
    mend(wrapper);
    const dialog = wrapper.querySelector('.DocSearch-Modal');
    const screen = wrapper.querySelector('.DocSearch-Dropdown');
    const aboveScreen = document.createElement('div');
    screen?.before(aboveScreen);
    setParts(dialog && screen ? {dialog, screen, aboveScreen} : undefined);
    const observer = new MutationObserver(() => {
      mend(wrapper);
      // Not to be called again for its own corrections.
      observer.takeRecords();
    });
    observer.observe(wrapper, {
      childList: true,
      subtree: true,
      attributeFilter: ['role', 'aria-expanded', 'aria-owns', 'aria-controls', 'aria-labelledby'],
    });
    const onKeyDown = (event: KeyboardEvent): void => trapFocus(event, wrapper);
    wrapper.addEventListener('keydown', onKeyDown, {capture: true});
    return () => {
      aboveScreen.remove();
      observer.disconnect();
      wrapper.removeEventListener('keydown', onKeyDown, {capture: true});
    };
  }, [wrapperRef]);
  return parts;
}
