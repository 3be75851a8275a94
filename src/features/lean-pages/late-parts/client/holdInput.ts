type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input, select, textarea, button, details';

/** Gives a part, once it is alive, what a reader did to its HTML before. */
export type HandOver = (live: HTMLElement) => void;

function controlsOf(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)];
}

function isToggle(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
}

function isField(control: HTMLElement): control is Field {
  return /^(?:INPUT|SELECT|TEXTAREA)$/.test(control.tagName);
}

/** What a field held when the page was written. */
function initialOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({defaultSelected}) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Where the cursor stands in a field of text; choices and numbers do not tell. */
function selectionOf(control: HTMLElement | undefined): [number, number] | undefined {
  const {selectionStart, selectionEnd} = (control ?? {}) as Partial<HTMLInputElement>;
  if (typeof selectionStart !== 'number') return undefined;
  return [selectionStart, selectionEnd ?? selectionStart];
}

/** Changes a field as a reader does: React, which watches the property of the element, sees a new value. */
function fill(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, {bubbles: true}));
}

/** Does to a live control what a reader did to the one that stood in its place. */
function repeat(before: HTMLElement, control: HTMLElement | undefined): void {
  if (before instanceof HTMLDetailsElement && control instanceof HTMLDetailsElement) {
    control.open = before.open;
  } else if (isToggle(before)) {
    if (before.checked !== before.defaultChecked && (before.checked || before.type !== 'radio')) {
      control?.click();
    }
  } else if (isField(before) && control && isField(control) && before.value !== initialOf(before)) {
    fill(control, before.value);
  }
}

/**
 * Keeps what a reader does to a part whose script has not arrived. Text fields are the browser's own;
 * clicks on buttons are kept, the same again once: nothing had seemed to happen.
 *
 * @returns a function that ends this, called while the HTML still stands.
 */
export function holdInput(standing: HTMLElement): () => HandOver {
  const controls = controlsOf(standing);
  const pressed: number[] = [];

  standing.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      const number = controls.indexOf(button);
      if (number !== pressed.at(-1)) pressed.push(number);
    },
    {capture: true},
  );
  standing.addEventListener('submit', (event) => event.preventDefault());

  return () => {
    const focused = controls.findIndex((control) => control === document.activeElement);
    const selection = selectionOf(controls[focused]);
    return (live) => {
      const successors = controlsOf(live);
      controls.forEach((control, number) => repeat(control, successors[number]));
      const field = successors[focused] as HTMLInputElement | undefined;
      field?.focus({preventScroll: true});
      // React writes the fields once more before that.
      queueMicrotask(() => {
        if (selection) field?.setSelectionRange(...selection);
        pressed.forEach((number) => successors[number]?.click());
      });
    };
  };
}
