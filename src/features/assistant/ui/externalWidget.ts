import {whenIdle} from '../../../shared/whenIdle.ts';
import type {ExternalAssistant} from '../settings.ts';

/** Milliseconds after which a script that has not arrived counts as failed. */
const LOAD_TIMEOUT = 10_000;

let loading: Promise<boolean> | undefined;

/** Adds the widget's script to the page, once; resolves with whether it has run, in time. */
function load({src, attributes, integrity}: ExternalAssistant): Promise<boolean> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      resolve(false);
    };
    const timeout = setTimeout(fail, LOAD_TIMEOUT);
    for (const [name, value] of Object.entries(attributes)) {
      script.setAttribute(name, value);
    }
    script.onload = () => {
      clearTimeout(timeout);
      resolve(true);
    };
    // Without CORS a browser may not compare the file with its hash.
    Object.assign(script, {
      crossOrigin: 'anonymous',
      integrity: integrity ?? '',
      src,
      onerror: fail,
    });
    document.head.append(script);
  });
  return loading;
}

/** Loads the widget when the page is idle; resolves with whether it is there. */
export async function loadWhenIdle(widget: ExternalAssistant): Promise<boolean> {
  await new Promise<void>(whenIdle);
  return load(widget);
}

/**
 * Opens the widget, loading it if need be; resolves with false when it cannot be loaded. A widget
 * that pages may not open has a button of its own.
 */
export async function openWidget(widget: ExternalAssistant): Promise<boolean> {
  const isReady = await load(widget);
  if (isReady) {
    const globals = window as unknown as Record<string, {open?: () => void} | undefined>;
    globals[widget.global]?.open?.();
  }
  return isReady;
}
