import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {lazyImport} from '../../../shared/lazyImport.ts';
import type {FlagFormProps} from './flagForm/index.tsx';

/** How the flag is shown. */
export type View = 'form' | 'json';

const VIEW = 'view';
const FAILURE = 'The form could not be loaded. Check your network connection and try again.';

const loadForm = lazyImport(() => import('./flagForm/index.tsx'));

function writeView(view: View): void {
  const url = new URL(window.location.href);
  if (view === 'form') url.searchParams.set(VIEW, view);
  else url.searchParams.delete(VIEW);
  window.history.replaceState(window.history.state, '', url);
}

/** Keeps in the address how the flag is shown, and loads the form when it is first wanted. */
export function useView() {
  const [view, setView] = useState<View>('json');
  const [Form, setForm] = useState<ComponentType<FlagFormProps>>();
  const [failure, setFailure] = useState<string>();

  const choose = useCallback(async (chosen: View) => {
    setView(chosen);
    setFailure(undefined);
    writeView(chosen);
    if (chosen === 'json') return;
    try {
      const {default: loaded} = await loadForm();
      setForm(() => loaded);
    } catch {
      setView('json');
      setFailure(FAILURE);
    }
  }, []);

  useEffect(() => {
    if (new URLSearchParams(window.location.search).get(VIEW) === 'form') void choose('form');
  }, [choose]);

  return {view, choose, /** Undefined until it is loaded. */ Form, failure};
}
