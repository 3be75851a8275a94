import {
  loadExternalAssistant,
  openExternalAssistant,
  type ExternalAssistant,
} from '../externalAssistant.ts';

/** Milliseconds to wait where the browser does not tell when it is idle. */
const FALLBACK_DELAY = 2000;

let loading: Promise<boolean> | undefined;

/** Resolves with whether the widget is there; tried once per page load. */
function load(widget: ExternalAssistant): Promise<boolean> {
  loading ??= loadExternalAssistant(widget).then(
    () => true,
    () => false,
  );
  return loading;
}

/** Loads the widget when the page is idle; resolves with whether it is there. */
export async function loadWhenIdle(widget: ExternalAssistant): Promise<boolean> {
  await new Promise<unknown>((resolve) => {
    // Safari does not have it.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(resolve);
    } else {
      setTimeout(resolve, FALLBACK_DELAY);
    }
  });
  return load(widget);
}

/** Opens the widget, loading it if need be; resolves with false when it cannot be loaded. */
export async function openWidget(widget: ExternalAssistant): Promise<boolean> {
  const isReady = await load(widget);
  if (isReady) {
    openExternalAssistant(widget);
  }
  return isReady;
}
