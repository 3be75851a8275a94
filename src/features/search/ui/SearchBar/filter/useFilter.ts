import {useCallback, useRef, useState} from 'react';

/** What was chosen last, for as long as the page stays loaded. */
let remembered = '';

/**
 * The filter of the modal, remembered for the visit.
 *
 * @returns the filter, a function that tells the newest one, and one that chooses another.
 */
export function useFilter(): [string, () => string, (filter: string) => void] {
  const [filter, setFilter] = useState(remembered);
  const newest = useRef(remembered);
  const choose = useCallback((chosen: string) => {
    remembered = chosen;
    newest.current = chosen;
    setFilter(chosen);
  }, []);
  return [filter, useCallback(() => newest.current, []), choose];
}
