/** How long after a move of the focus parts may still get their real heights, in ms. */
const SETTLES_WITHIN = 500;

/**
 * Keeps what has just got the focus in the window: browsers scroll to where it is by heights that
 * were estimated, and parts that come into view on the way then push it out again.
 */
export function followFocus(): void {
  let movedAt = -Infinity;
  document.addEventListener('focusin', ({timeStamp}) => {
    movedAt = timeStamp;
  });
  document.addEventListener('contentvisibilityautostatechange', ({timeStamp}) => {
    const focused = document.activeElement;
    const isNew = timeStamp - movedAt < SETTLES_WITHIN;
    if (isNew && focused && focused.getBoundingClientRect().top > window.innerHeight) {
      focused.scrollIntoView({block: 'nearest'});
    }
  });
}
