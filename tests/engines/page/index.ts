import {computeAccessibleName, getRole} from 'dom-accessibility-api';
import type {Seen, Step, Target, TextRule} from './query.ts';

const readText = (element: Element): string =>
  ((element as HTMLElement).innerText ?? element.textContent).replaceAll(/\s+/g, ' ').trim();

function fits(rule: TextRule | undefined, read: () => string): boolean {
  if (!rule) return true;
  return 'is' in rule ? read() === rule.is : new RegExp(rule.matches, rule.flags).test(read());
}

const isShown = (element: Element): boolean => element.checkVisibility({visibilityProperty: true});

/** Whether those who listen meet it, and in this role. */
const isHeardAs = (element: Element, role: string): boolean =>
  getRole(element) === role && !element.closest('[aria-hidden="true"]');

/** Elements that have a role without naming it: asking all others would keep the page busy. */
const NATIVE: Readonly<Record<string, string>> = {
  article: 'article,',
  button: 'button,',
  cell: 'td,',
  checkbox: 'input,',
  columnheader: 'th,',
  combobox: 'input, select,',
  contentinfo: 'footer,',
  dialog: 'dialog,',
  figure: 'figure,',
  group: 'details, fieldset,',
  heading: 'h1, h2, h3, h4, h5, h6,',
  img: 'img,',
  link: 'a,',
  listitem: 'li,',
  main: 'main,',
  navigation: 'nav,',
  paragraph: 'p,',
  progressbar: 'progress,',
  radio: 'input,',
  region: 'section,',
  row: 'tr,',
  searchbox: 'input,',
  spinbutton: 'input,',
  table: 'table,',
  textbox: 'input, textarea,',
};

const selectorOf = (role: string): string => `${NATIVE[role] ?? ''} [role="${role}"]`;

function within(root: ParentNode, {role, selector, name, text, nth}: Step): Element[] {
  const found = [...root.querySelectorAll(selector ?? selectorOf(role ?? 'none'))].filter(
    (element) =>
      (!role || isHeardAs(element, role)) &&
      isShown(element) &&
      fits(name, () => computeAccessibleName(element).replaceAll(/\s+/g, ' ').trim()) &&
      fits(text, () => readText(element)),
  );
  return nth === undefined ? found : found.slice(nth).slice(0, 1);
}

function find(steps: readonly Step[]): Element[] {
  return steps.reduce<readonly ParentNode[]>(
    (roots, step) => [...new Set(roots.flatMap((root) => within(root, step)))],
    [document],
  ) as Element[];
}

function first(steps: readonly Step[]): HTMLElement {
  const [element] = find(steps);
  if (!(element instanceof HTMLElement)) {
    throw new Error('it is not on the page');
  }
  return element;
}

function describe(element: Element): Seen {
  const {x, y, width, height} = element.getBoundingClientRect();
  return {
    name: computeAccessibleName(element),
    text: readText(element),
    value: (element as HTMLInputElement).value ?? '',
    isFocused: element === document.activeElement,
    attributes: Object.fromEntries([...element.attributes].map((each) => [each.name, each.value])),
    box: {x, y, width, height},
  };
}

/** Returns what a reader sees of the parts that the steps lead to. */
export function look(steps: readonly Step[]): Seen[] {
  return find(steps).map(describe);
}

/** Scrolls to a part and returns where to click it, unless something else would get the click. */
export function aim(steps: readonly Step[]): Target {
  const element = first(steps);
  const isWhole = ({top, bottom}: DOMRect) => top >= 70 && bottom <= innerHeight - 70;
  if (!isWhole(element.getBoundingClientRect())) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  const isHit = element.contains(hit) || hit?.contains(element);
  return isHit ? {x, y} : {problem: `${hit?.outerHTML.slice(0, 100)} lies over it`};
}

/** Takes the keyboard to a part; a text in it is selected, so that typing replaces it. */
export function focus(steps: readonly Step[]): void {
  const element = first(steps);
  element.focus();
  if (element instanceof HTMLInputElement) {
    element.select();
  }
}

/** Chooses an option of a list, as its popup would. */
export function choose(steps: readonly Step[], label: string): void {
  const list = first(steps) as HTMLSelectElement;
  const option = [...list.options].find(({text, value}) => [text, value].includes(label));
  if (!option) {
    throw new Error(`the list has no ${label}`);
  }
  list.value = option.value;
  list.dispatchEvent(new Event('input', {bubbles: true}));
  list.dispatchEvent(new Event('change', {bubbles: true}));
}
