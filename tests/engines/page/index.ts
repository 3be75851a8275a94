import {computeAccessibleName, getRole} from 'dom-accessibility-api';

/** What a text has to be: equal to a string, or matched by the source of a regular expression. */
export type TextRule = {is: string} | {matches: string; flags: string};

/** One step from a part of the page to parts inside it. */
export interface Step {
  /** ARIA role; or, where none helps, a selector. */
  role?: string;
  selector?: string;
  /** The accessible name. */
  name?: TextRule;
  /** A text anywhere inside. */
  text?: TextRule;
  /** The how manieth of those found; -1 is the last. */
  nth?: number;
}

/** What a reader can tell about a part. */
export interface Seen {
  text: string;
  value: string;
  isFocused: boolean;
  /** Distance from the top of the window, px. */
  top: number;
}

/** A place to click, or what lies over it. */
export type Target = {x: number; y: number} | {problem: string};

const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const readText = (element: Element): string =>
  normalize((element as HTMLElement).innerText ?? element.textContent);

function fits(rule: TextRule | undefined, read: () => string): boolean {
  if (!rule) return true;
  return 'is' in rule ? read() === rule.is : new RegExp(rule.matches, rule.flags).test(read());
}

/** What is laid out as if it were not there is shown with what holds it. */
const isShown = (element: Element): boolean =>
  getComputedStyle(element).display === 'contents'
    ? isShown(element.parentElement!)
    : element.checkVisibility({visibilityProperty: true});

/** Whether those who listen meet it, and in this role. */
const isHeardAs = (element: Element, role: string): boolean =>
  getRole(element) === role && !element.closest('[aria-hidden="true"]');

/** Elements that may have a role: asking all others would keep the page busy. */
const WITH_ROLE = `[role], a, article, button, details, dialog, fieldset, figure, footer, h1, h2, h3,
  h4, h5, h6, img, input, li, main, nav, p, section, select, table, td, textarea, th, tr`;

function within(root: ParentNode, {role, selector, name, text, nth}: Step): Element[] {
  const found = [...root.querySelectorAll(selector ?? WITH_ROLE)].filter(
    (element) =>
      (!role || isHeardAs(element, role)) &&
      isShown(element) &&
      fits(name, () => normalize(computeAccessibleName(element))) &&
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

/** Returns what a reader sees of the parts that the steps lead to. */
export function look(steps: readonly Step[]): Seen[] {
  return find(steps).map((element) => ({
    text: readText(element),
    value: (element as HTMLInputElement).value ?? '',
    isFocused: element === document.activeElement,
    top: element.getBoundingClientRect().top,
  }));
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
