/** Smallest distance to the edges of the window, in px. */
const MARGIN = 12;

/** Room for the underline of the anchor, in px. */
const GAP = 6;

interface Rectangle {
  left: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Places a box below an anchor, or above it when there is no room below, inside the window.
 *
 * @returns the box's left and top in the window.
 */
export function placeNear(anchor: Rectangle, box: Size, view: Size): {left: number; top: number} {
  const farthest = view.width - MARGIN - box.width;
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - box.height;
  const fitsBelow = below + box.height + MARGIN <= view.height;
  return {
    left: Math.max(MARGIN, Math.min(anchor.left, farthest)),
    top: fitsBelow || above < MARGIN ? below : above,
  };
}

/**
 * Shows a box of the `popover` kind near a line of text. It is placed in page coordinates, so that it scrolls with the
 * text.
 */
export function showNear(box: HTMLElement, line: DOMRect): void {
  box.showPopover();
  const view = {width: document.documentElement.clientWidth, height: window.innerHeight};
  const {left, top} = placeNear(line, box.getBoundingClientRect(), view);
  box.style.left = `${left + window.scrollX}px`;
  box.style.top = `${top + window.scrollY}px`;
}
