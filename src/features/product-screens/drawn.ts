import escapeHtml from 'escape-html';
import * as z from 'zod';

function element(tag: string, classes: string, content: string): string {
  const names = classes.split(' ').map((name) => `screen-${name}`);
  return `<${tag} class="${names.join(' ')}">${content}</${tag}>`;
}

/** A block with classes of the style sheet, written without their prefix. */
export function block(classes: string, ...content: readonly string[]): string {
  return element('div', classes, content.join(''));
}

/** Words with classes of the style sheet, written without their prefix. */
export function words(classes: string, text: string): string {
  return element('span', classes, escapeHtml(text));
}

export function shape(classes: string): string {
  return element('span', classes, '');
}

/** Words on a screen; YAML reads some of them as numbers. */
export const text = z.union([z.string().min(1), z.number(), z.boolean()]).transform(String);

/** Ends a sentence that has no end of its own. */
export function sentence(words: string): string {
  return /[.!?…:]$/.test(words) ? words : `${words}.`;
}

/** A part of a screen as it is drawn and as it is told. */
export interface Drawn {
  html: string;
  /** Whole sentences. */
  says: string;
  /** What the product calls its parts; values that a reader types are none. */
  labels: string[];
}

/** What several parts look like and say, one after the other. */
export function together(parts: readonly Drawn[]): Drawn {
  return {
    html: parts.map(({html}) => html).join(''),
    says: parts
      .map(({says}) => says)
      .filter(Boolean)
      .join(' '),
    labels: parts.flatMap(({labels}) => labels),
  };
}
