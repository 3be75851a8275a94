import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ExternalAssistant} from '../../assistant/externalAssistant';
import {lazyImport} from '../lazyImport';

const loadModule = lazyImport(() => import('../../assistant/externalAssistant'));

let loading: Promise<boolean> | undefined;

/** Resolves with whether the widget is there; asked for once per page load. */
function load(widget: ExternalAssistant): Promise<boolean> {
  loading ??= loadModule()
    .then(({loadExternalAssistant}) => loadExternalAssistant(widget))
    .then(
      () => true,
      () => false,
    );
  return loading;
}

interface ExternalState {
  /** Whether the widget is there, with a button and a shortcut of its own. */
  isReady: boolean;
  /** Opens the widget; resolves with false when there is none or it cannot be loaded. */
  open: () => Promise<boolean>;
}

/** The provider's widget, if one is configured: loaded when the page is idle, or when asked for. */
export function useExternalAssistant(): ExternalState {
  const {customFields} = useDocusaurusContext().siteConfig;
  const widget = customFields?.assistant as ExternalAssistant | undefined;
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (!widget) {
      return undefined;
    }
    const start = (): void => void load(widget).then(setReady);
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, 2000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(start);
    return () => cancelIdleCallback(handle);
  }, [widget]);

  const open = useCallback(async () => {
    if (!widget || !(await load(widget))) {
      return false;
    }
    setReady(true);
    (await loadModule()).openExternalAssistant(widget);
    return true;
  }, [widget]);

  return {isReady, open};
}
