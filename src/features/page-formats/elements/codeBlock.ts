import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Code} from 'mdast';
import {childElements, hasClass} from '../../../shared/mdx/hast.ts';
import type {ElementHandler} from './types.ts';

/** Lines that a change adds or removes, marked as in a patch. */
function markChanges(code: Element): string | undefined {
  const lines = childElements(code);
  const isChange = lines.some((line) => hasClass(line, 'added') || hasClass(line, 'removed'));
  const sign = (line: Element) =>
    hasClass(line, 'added') ? '+' : hasClass(line, 'removed') ? '-' : ' ';
  return isChange ? lines.map((line) => sign(line) + toString(line)).join('\n') : undefined;
}

/** A code block with its language and its title. */
export const codeBlock: ElementHandler = (_, element) => {
  const language = element.properties.dataLanguage;
  const parts = childElements(element);
  const at = parts.findIndex(({tagName}) => tagName === 'pre');
  const pre = parts[at];
  if (typeof language !== 'string' || !pre) {
    return undefined;
  }
  const [code = pre] = childElements(pre);
  const title = parts.slice(0, at).map(toString).join(' ');
  const changes = markChanges(code);
  return {
    type: 'code',
    lang: changes === undefined ? language : 'diff',
    meta: title ? `title="${title}"` : null,
    value: changes ?? toString(code).replace(/\n$/, ''),
  } satisfies Code;
};

/** Code that is only for tools: readers see it in an editor, which is no text of the page. */
export const unseenCode: ElementHandler = (_, {properties}) => {
  const {dataMarkdownCode, dataLanguage, dataTitle} = properties;
  return typeof dataMarkdownCode === 'string'
    ? {
        type: 'code',
        lang: String(dataLanguage),
        meta: `title="${String(dataTitle)}"`,
        value: dataMarkdownCode,
      }
    : undefined;
};
