import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reports what a field already holds when the page comes alive: typed before, or put back by the
 * browser after a step back in its history. A field that appears later holds what it is given.
 */
export function useEarlyInput<Element extends Field>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Element | null> {
  const field = useRef<Element>(null);
  const report = useRef<() => void>(undefined);
  const isLate = useIsBrowser();
  // Read before the query in the address is, which writes to the fields; reported after.
  useLayoutEffect(() => {
    const held = field.current?.value;
    if (!isLate && held !== undefined && held !== value) report.current = () => onChange(held);
  }, []);
  useEffect(() => report.current?.(), []);
  return field;
}
