import {ownValuesSlot} from '../slot.ts';
import {LABELS, OWN_VALUES, readValues, type OwnValue} from '../values.ts';
import './samples.lazy.css';

const BLOCK = '[data-language]';

const list = new Intl.ListFormat('en');

function clearNotes(): void {
  document.querySelectorAll<HTMLElement>('[data-own-note]').forEach((block) => {
    delete block.dataset.ownNote;
  });
}

/**
 * Says below each sample that shows the reader's names that the rest of the page does not, and below
 * what was made with the published ones, such as an output, that it was.
 *
 * @param names what was replaced: a published name → what it is called.
 */
function writeNotes(names: ReadonlyMap<string, string>): void {
  const isMentioned = [...names.keys()].map(
    (name) => [name, new RegExp(`(?<![\\w-])${name.replaceAll('.', '\\.')}(?!\\w)`)] as const,
  );
  const kept = list.format(names.keys());
  for (const code of document.querySelectorAll(`${BLOCK} pre code`)) {
    const block = code.closest<HTMLElement>(BLOCK)!;
    const mentioned = isMentioned.filter(([, name]) => name.test(code.textContent));
    if (code.querySelector('[data-published]')) {
      block.dataset.ownNote = `Shown with your ${list.format(names.values())}. Text and results of this page keep ${kept}.`;
    } else if (mentioned.length > 0) {
      const made = list.format(mentioned.map(([name]) => name));
      block.dataset.ownNote = `Made with ${made}, not with your names.`;
    }
  }
}

function marksOf(name: OwnValue): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-own="${name}"]`)];
}

function restore(mark: HTMLElement): void {
  mark.textContent = mark.dataset.published ?? mark.textContent;
  delete mark.dataset.published;
  mark.removeAttribute('title');
}

function restoreAll(): void {
  OWN_VALUES.flatMap(marksOf).forEach(restore);
  clearNotes();
}

function replace(mark: HTMLElement, value: string, label: string): void {
  const published = mark.textContent;
  mark.dataset.published = published;
  mark.textContent = value;
  mark.title = `Your ${label.toLowerCase()}. The sample was checked with ${published}.`;
}

/** Whether a sample of the page speaks of the value already: two flags would become one. */
function isTaken(value: string): boolean {
  const quoted = [`'${value}'`, `"${value}"`];
  const samples = [...document.querySelectorAll('pre code')];
  return samples.some(({textContent}) => quoted.some((text) => textContent.includes(text)));
}

/**
 * Shows the reader's values in the samples of the page. A page with several flags keeps all but the
 * first of its own, and one that speaks of the reader's flag keeps all.
 */
export function showOwnValues(): void {
  restoreAll();
  const values = readValues(ownValuesSlot.get());
  const replaced = new Map<string, string>();
  for (const name of OWN_VALUES) {
    const value = values[name];
    const marks = marksOf(name);
    const first = marks[0]?.textContent;
    if (value && first && !isTaken(value)) {
      replaced.set(first, LABELS[name].toLowerCase());
      marks
        .filter(({textContent}) => textContent === first)
        .forEach((mark) => replace(mark, value, LABELS[name]));
    }
  }
  writeNotes(replaced);
}

window.addEventListener('beforeprint', restoreAll);
window.addEventListener('afterprint', showOwnValues);
