/**
 * Smallest whole number from 1 for which `isEnough`, which is true from there on; beyond 2⁵³ the
 * next number that there is.
 */
export function smallestCount(isEnough: (count: number) => boolean): number {
  let high = 1;
  while (!isEnough(high)) high *= 2;
  let low = high / 2;
  while (high > 1) {
    const middle = Math.floor(low + (high - low) / 2);
    if (middle <= low || middle >= high) break;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}
