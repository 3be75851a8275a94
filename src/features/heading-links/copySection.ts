import {markdownPath} from '../../shared/paths.ts';
import {headingLetters, markdownSections} from '../../shared/markdownSections.ts';
import {copyMarkdown} from '../../shared/ui/copyMarkdown.ts';

const NAME = 'Copy section as Markdown';

const titleOf = (heading: Element): string =>
  headingLetters(heading.querySelector('[role="heading"]')?.textContent ?? '');

/**
 * Finds the section of a heading in the Markdown of its page, with those below it. Of equal headings
 * each finds its own.
 *
 * @throws Error when the heading belongs to something that has no Markdown.
 */
function sectionOf(heading: Element, markdown: string): string {
  const title = titleOf(heading);
  const same = [...document.querySelectorAll('.anchor[id]')].filter(
    (each) => titleOf(each) === title,
  );
  const found = markdownSections(markdown).filter(
    (section) => headingLetters(section.split('\n', 1)[0] ?? '') === title,
  )[same.indexOf(heading)];
  if (found === undefined) throw new Error(`There is no section "${title}".`);
  return `Source: ${location.origin}${location.pathname}#${heading.id}\n\n${found}\n`;
}

/** One button for all headings, so that it costs pages and their readers nothing before it is needed. */
const button = document.createElement('button');
button.type = 'button';
button.className = 'clean-btn copy-section';
button.title = NAME;
button.ariaLabel = NAME;
button.innerHTML =
  '<svg class="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d="M9 9h11v11H9zM15 9V4H4v11h5" /></svg>';
button.addEventListener('click', () => {
  const heading = button.parentElement;
  if (heading) {
    void copyMarkdown(markdownPath(location.pathname), 'Section copied as Markdown', (markdown) =>
      sectionOf(heading, markdown),
    );
  }
});

/** Moves the button behind the link of a heading, unless the keyboard is on it elsewhere. */
export function moveButton(heading: HTMLElement): void {
  if (button.parentElement !== heading && !button.matches(':focus-visible')) heading.append(button);
}
