const BLOCK = '[data-language]';

const list = new Intl.ListFormat('en');

export function clearNotes(): void {
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
export function writeNotes(names: ReadonlyMap<string, string>): void {
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
