import {useEffect, useEffectEvent, useLayoutEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {readState, writeState} from './queryState.ts';

const WRITE_DELAY_MS = 300;

interface Options {
  /** Start of the form's query parameters. */
  prefix: string;
  /** What the server rendered; the same object on every render. */
  defaults: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  /** Gets the fields of the address. */
  onRead: (values: Readonly<Record<string, string>>) => void;
}

/** Keeps the fields of a form in the page's query string; writing is debounced. */
export function useQueryFields({prefix, defaults, values, onRead}: Options): void {
  const location = useLocation();
  const read = useEffectEvent(() => {
    const given = readState(location.search, prefix, defaults);
    if (given && Object.keys(given).some((field) => given[field] !== values[field])) onRead(given);
  });

  // The server renders the defaults, so the query is only read once the page is alive; what was
  // typed before comes after it. A link that is followed again has the same query as before.
  useLayoutEffect(() => read(), [location]);

  // Written again after a step inside the page, whose address may hold nothing of the form.
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const {pathname, search: current, hash} = window.location;
      const next = writeState(current, prefix, values, defaults);
      if (next === current) return;
      window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
    }, WRITE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [values, prefix, defaults, location]);
}
