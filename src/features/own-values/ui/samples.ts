import {ownValuesSlot} from '../slot.ts';
import {OWN_VALUES, readValues, type OwnValue} from '../values.ts';
import {LABELS} from './labels.ts';
import {writeNotes, clearNotes} from './notes.ts';
import './samples.lazy.css';

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
