import escapeHtml from 'escape-html';

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

/** A drawn shape without words. */
export function shape(classes: string): string {
  return element('span', classes, '');
}
