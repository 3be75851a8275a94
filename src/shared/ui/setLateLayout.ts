/**
 * Says whether the page that comes may leave parts out of its first layout. One that is shown at a
 * certain place may not: the place is found by the real sizes of all that precedes it.
 */
export function setLateLayout(isFromTop: boolean): void {
  document.documentElement.toggleAttribute('data-late-layout', isFromTop);
}
