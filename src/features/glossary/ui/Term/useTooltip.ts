import {useEffect, useLayoutEffect, useRef, useState, type ComponentProps} from 'react';
import {placeNear} from './placeNear.ts';

/** A pointer on its way elsewhere opens nothing, in ms. */
const OPEN_DELAY = 120;

/** Lets the pointer leave the word for a moment, in ms. */
const CLOSE_DELAY = 120;

function show(anchor: HTMLElement, box: HTMLElement): void {
  box.showPopover();
  // A word broken over two lines has two rectangles; the box goes to the first.
  const [line = anchor.getBoundingClientRect()] = anchor.getClientRects();
  const view = {width: document.documentElement.clientWidth, height: window.innerHeight};
  const {left, top} = placeNear(line, box.getBoundingClientRect(), view);
  // In page coordinates, so that the box scrolls with the text.
  box.style.left = `${left + window.scrollX}px`;
  box.style.top = `${top + window.scrollY}px`;
}

/**
 * A tooltip that opens on hover, focus and tap, and closes with Escape, a tap elsewhere, or when
 * pointer and focus leave. In browsers without popovers it stays closed.
 */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  /** Whether the first tap is under way, which opens; the second follows the link. */
  const isOpeningTap = useRef(false);

  const open = () => {
    window.clearTimeout(timer.current);
    setOpen('showPopover' in HTMLElement.prototype);
  };

  const runLater = (action: () => void, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(action, delay);
  };

  useLayoutEffect(() => {
    const {current} = box;
    if (!isOpen || !anchor.current || !current) {
      return undefined;
    }
    show(anchor.current, current);
    return () => current.hidePopover();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpen(false);
      }
    };
    // The text in the box can be selected with a mouse; a finger on it puts it away.
    const closeOnPressElsewhere = ({target, pointerType}: PointerEvent) => {
      const {current} = anchor;
      const area = pointerType === 'touch' ? current : current?.parentElement;
      if (!area?.contains(target as Node)) {
        setOpen(false);
      }
    };
    const whileOpen = new AbortController();
    document.addEventListener('keydown', closeOnEscape, whileOpen);
    document.addEventListener('pointerdown', closeOnPressElsewhere, whileOpen);
    return () => whileOpen.abort();
  }, [isOpen]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    isOpen,
    anchor,
    box,
    /** Handlers for the element around anchor and tooltip. */
    handlers: {
      onPointerEnter(event) {
        if (event.pointerType !== 'touch') {
          runLater(open, OPEN_DELAY);
        }
      },
      onPointerLeave(event) {
        if (event.pointerType !== 'touch') {
          runLater(() => setOpen(false), CLOSE_DELAY);
        }
      },
      onPointerDown(event) {
        isOpeningTap.current = event.pointerType === 'touch' && !isOpen;
      },
      onFocus: open,
      onBlur() {
        setOpen(false);
      },
      onPointerCancel() {
        isOpeningTap.current = false;
      },
      // Before the link's own handler, which would already navigate.
      onClickCapture(event) {
        if (isOpeningTap.current && 'showPopover' in HTMLElement.prototype) {
          event.preventDefault();
          isOpeningTap.current = false;
          open();
        }
      },
    } satisfies ComponentProps<'span'>,
  };
}
