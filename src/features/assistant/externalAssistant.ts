/** A provider's widget, which replaces the embedded assistant. */
export interface ExternalAssistant {
  /** Address of the widget's script. */
  src: string;
  /** Attributes of the script element; the widget reads its configuration from them. */
  attributes: Readonly<Record<string, string>>;
  /** Subresource integrity hash of the script. */
  integrity?: string;
  /** Name of the widget's object on `window`; its `open` method opens the widget. */
  global: string;
}

/** Milliseconds after which a script that has not arrived counts as failed. */
const LOAD_TIMEOUT = 10_000;

/**
 * Adds the widget's script to the page.
 *
 * @returns once the script has run.
 * @throws Error when the script cannot be loaded or takes more than 10 seconds; then its element
 * is gone again.
 */
export function loadExternalAssistant(
  {src, attributes, integrity}: ExternalAssistant,
  page: Document = document,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    const fail = (reason: string): void => {
      script.remove();
      reject(new Error(`The assistant's script ${src} ${reason}.`));
    };
    const timeout = setTimeout(() => fail('did not arrive'), LOAD_TIMEOUT);
    script.onload = () => {
      clearTimeout(timeout);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timeout);
      fail('could not be loaded');
    };
    for (const [name, value] of Object.entries(attributes)) {
      script.setAttribute(name, value);
    }
    // Without it a browser may not compare the file with its hash.
    script.crossOrigin = 'anonymous';
    script.async = true;
    if (integrity) {
      script.integrity = integrity;
    }
    script.src = src;
    page.head.append(script);
  });
}

/** Opens the widget if it lets pages do so; else the reader finds its own button. */
export function openExternalAssistant({global}: ExternalAssistant): void {
  const widget = (window as unknown as Record<string, {open?: unknown} | undefined>)[global];
  if (typeof widget?.open === 'function') {
    (widget as {open: () => void}).open();
  }
}
