type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Something that a reader did: to which control, and the text that a field then held. */
interface Step {
  number: number;
  value?: string;
}

/** Does once more, in a part that is alive, what a reader did to its HTML. */
export type HandOver = (live: HTMLElement) => void;

const FIELDS = 'input, select, textarea';

const CONTROLS = `${FIELDS}, button, details, summary, a[href], [tabindex]`;

function controlsOf(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)];
}

function isField(control: Element): control is Field {
  return control.matches(FIELDS);
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

/** Runs functions one after the other; what one has React draw is drawn before the next. */
async function inOrder(steps: readonly (() => void)[]): Promise<void> {
  for (const step of steps) {
    await undefined;
    step();
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
  const steps: Step[] = controls.flatMap((control, number) =>
    isField(control) && control.value !== initialOf(control) ? {number, value: control.value} : [],
  );

  function keep(step: Step) {
    if (steps.at(-1)?.number === step.number) steps.pop();
    steps.push(step);
  }

  standing.addEventListener('input', ({target}) => {
    const field = target as Field;
    keep({number: controls.indexOf(field), value: field.value});
  });
  standing.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      keep({number: controls.indexOf(button)});
    },
    {capture: true},
  );
  standing.addEventListener('submit', (event) => event.preventDefault());

  return () => {
    const focused = controls.findIndex((control) => control === document.activeElement);
    const selection = selectionOf(controls[focused]);
    return (live) => {
      const successors = controlsOf(live);
      controls.forEach((control, number) => {
        const details = successors[number];
        if (control instanceof HTMLDetailsElement && details instanceof HTMLDetailsElement) {
          details.open = control.open;
        }
      });
      const successor = successors[focused] as HTMLInputElement | undefined;
      successor?.focus({preventScroll: true});
      void inOrder([
        ...steps.map(({number, value}) => () => {
          const control = successors[number]!;
          if (value === undefined) control.click();
          else fill(control as Field, value);
        }),
        () => selection && successor?.setSelectionRange(...selection),
      ]);
    };
  };
}
