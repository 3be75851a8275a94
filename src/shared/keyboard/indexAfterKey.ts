/**
 * Returns the tab a key moves to, or undefined when the key does not move.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
