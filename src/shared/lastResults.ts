/**
 * Returns a function that computes a result once for each key, as long as it is among the last ones
 * asked for: whoever writes a page has it compiled again and again, with few changes.
 */
export function lastResults<T>(size: number): (key: string, compute: () => T) => T {
  const known = new Map<string, T>();
  return (key, compute) => {
    const result = known.has(key) ? known.get(key)! : compute();
    // The one that was asked for last stands at the end.
    known.delete(key);
    known.set(key, result);
    const [oldest] = known.keys();
    if (known.size > size) known.delete(oldest!);
    return result;
  };
}
