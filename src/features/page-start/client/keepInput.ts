/** Tells whether an element opens a dialog with a text field: search or the assistant. */
export function opensField(element: Element): boolean {
  return element.matches('button[aria-haspopup="dialog"]');
}

/** How long text that was typed waits for the field that its shortcut or button opens. */
const FIELD_TIMEOUT_MS = 10_000;

interface KeptInput {
  /** Does what was kept, in its order, and hands over to the page. */
  replay: () => void;
  /** Forgets it and keeps nothing more. */
  drop: () => void;
}

/**
 * Event replay: keeps what the reader presses and types before the page is hydrated: clicks on buttons, shortcuts,
 * and text for the field that one of them opens. Keys in text fields, links, Enter and Tab are the
 * browser's own. Pressing the same again means once: nothing had seemed to happen.
 */
export function keepInput(): KeptInput {
  const stop = new AbortController();
  const options = {capture: true, signal: stop.signal};
  let queue: (() => void)[] = [];
  let last: unknown;
  let isReplaying = false;
  let isOpening = false;
  let text = '';

  function keep(event: Event, pressed?: unknown, repeat?: () => void) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (repeat && pressed !== last) {
      queue.push(repeat);
    }
    last = pressed;
  }

  function onClick(event: Event) {
    const button = (event.target as Element).closest('button');
    if (button && !isReplaying) {
      isOpening ||= opensField(button);
      keep(event, button, () => button.click());
    }
  }

  function onKey(event: KeyboardEvent) {
    const {key, ctrlKey, metaKey, altKey} = event;
    const target = event.target as HTMLElement;
    const hasModifier = ctrlKey || metaKey;
    const isTyped = !hasModifier && !altKey && /^.$|^Backspace/.test(key);
    const repeat = () => target.dispatchEvent(new KeyboardEvent('keydown', event));
    // What is replayed is meant for the page.
    if (!event.isTrusted || target.closest('input, select, textarea')) {
      return;
    }
    if (isTyped && opensField(target) && !isOpening && key !== ' ') {
      isOpening = true;
      queue.push(() => target.click());
    }
    if (hasModifier ? /^[kj]$/i.test(key) : !text && key === '/') {
      isOpening = true;
      keep(event, key, repeat);
    } else if (isTyped && isOpening) {
      keep(event);
      text = key === 'Backspace' ? text.slice(0, -1) : text + key;
    } else if (/^Arrow|^Home|^End/.test(key) && target.matches('[role="tab"]')) {
      keep(event, {}, repeat);
    }
  }

  function onFocus() {
    // A dialog may focus its first button before its field.
    setTimeout(() => {
      if (isReplaying && document.activeElement?.matches('input')) {
        drop();
        document.execCommand('insertText', false, text);
      }
    });
  }

  function drop() {
    stop.abort();
    isReplaying = false;
    queue = [];
  }

  function replay() {
    const repeat = queue.shift();
    isReplaying = true;
    if (repeat) {
      repeat();
      // The page draws what it changed before the next one.
      setTimeout(replay);
    } else {
      setTimeout(drop, isOpening ? FIELD_TIMEOUT_MS : 0);
    }
  }

  addEventListener('click', onClick, options);
  addEventListener('keydown', onKey, options);
  addEventListener('focusin', onFocus, options);
  return {replay, drop};
}
