const arriving = new Set<Promise<unknown>>();

/** Has a page that is opened from another one wait for a part of it. */
export function announce(part: Promise<unknown>): void {
  arriving.add(part);
  const forget = () => void arriving.delete(part);
  part.then(forget, forget);
}

/**
 * Resolves when the parts that have been announced are there.
 *
 * @throws when one of them does not arrive.
 */
export async function arrivals(): Promise<void> {
  await Promise.all(arriving);
}
