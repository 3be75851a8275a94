import {useCallback, useMemo, useRef, type ClipboardEvent} from 'react';
import type {SearchRequests} from '../../client/searchClient.ts';
import {MAX_QUERY_LENGTH, MAX_TYPED_LENGTH} from '../../engine/queryLength.ts';

/** Text that was pasted, of which the field of DocSearch keeps what could be typed. */
export interface Pasted {
  onPaste: (event: ClipboardEvent) => void;
  /** A query in full, if it is the beginning of what was pasted. */
  wholeOf: (query: string) => string;
  /** Requests that ask in full. */
  wholeRequests: (requests: SearchRequests) => SearchRequests;
}

/** Keeps a pasted text whole: a message is found by words that a cut log line may lack. */
export function usePasted(): Pasted {
  const pasted = useRef('');
  const onPaste = useCallback(({target, clipboardData}: ClipboardEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const {value, selectionStart, selectionEnd} = target;
    const text = clipboardData.getData('text').replace(/[\r\n]/g, '');
    const whole = value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? 0);
    pasted.current = whole.slice(0, MAX_QUERY_LENGTH);
  }, []);
  return useMemo(() => {
    const wholeOf = (query: string): string =>
      query.length === MAX_TYPED_LENGTH && pasted.current.startsWith(query)
        ? pasted.current
        : query;
    const wholeRequests = ({requests}: SearchRequests): SearchRequests => ({
      requests: requests.map(({query = '', ...request}) => ({...request, query: wholeOf(query)})),
    });
    return {onPaste, wholeOf, wholeRequests};
  }, [onPaste]);
}
