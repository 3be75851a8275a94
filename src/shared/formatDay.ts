/**
 * Returns the day of a time as in "Nov 21, 2026", the same for every reader. `Intl` would do it,
 * too, but holds a phone up for 40 ms when a page first uses it.
 *
 * @param time in ms since 1970, UTC.
 */
export function formatDay(time: number): string {
  // ECMAScript fixes the form: "Sat, 21 Nov 2026 10:00:00 GMT".
  const [, day, month, year] = new Date(time).toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}
