import {useCallback, useEffect, useRef, type RefObject} from 'react';

/**
 * Takes the keyboard to the first result that is new once more have been asked for: the button that
 * asked goes away with the last of them.
 *
 * @param count results that are shown.
 * @returns what to call when more are asked for.
 */
export function useFocusOnMore(results: RefObject<HTMLElement | null>, count: number): () => void {
  const shown = useRef(Infinity);
  useEffect(() => {
    if (count > shown.current) {
      results.current?.querySelectorAll<HTMLElement>('h2 a')[shown.current]?.focus();
      shown.current = Infinity;
    }
  }, [results, count]);
  return useCallback(() => {
    shown.current = count;
  }, [count]);
}
