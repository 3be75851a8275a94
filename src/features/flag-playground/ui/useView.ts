import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {lazyImport} from '../../../shared/lazyImport.ts';
import type {FlagFormProps} from './flagForm/index.tsx';

export type View = 'form' | 'json';

const VIEW = 'view';

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
  const [error, setError] = useState<unknown>();

  const choose = useCallback(async (chosen: View) => {
    setView(chosen);
    setError(undefined);
    writeView(chosen);
    if (chosen === 'json') return;
    try {
      const {default: loaded} = await loadForm();
      setForm(() => loaded);
    } catch (cause) {
      setView('json');
      setError(cause);
    }
  }, []);

  useEffect(() => {
    if (new URLSearchParams(window.location.search).get(VIEW) === 'form') void choose('form');
  }, [choose]);

  return {view, choose, /** Undefined until it is loaded. */ Form, /** Why it is not. */ error};
}
