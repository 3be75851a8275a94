import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reports what a field already holds when the page comes alive: typed before, or put back by the
 * browser after a step back in its history.
 *
 * @param value what the field was rendered with.
 * @returns a reference for the field.
 */
export function useEarlyInput<Element extends Field>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Element | null> {
  const field = useRef<Element>(null);
  const report = useRef<() => void>(undefined);
  // Read before the query in the address is, which writes to the fields; reported after.
  useLayoutEffect(() => {
    const held = field.current?.value;
    report.current = held !== undefined && held !== value ? () => onChange(held) : undefined;
  }, []);
  useEffect(() => report.current?.(), []);
  return field;
}
