import {toString} from 'hast-util-to-string';
import type {Code} from 'mdast';
import {childElements} from '../../../shared/mdx/hast.ts';
import type {ElementHandler} from './types.ts';

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
  return {
    type: 'code',
    lang: language,
    meta: title ? `title="${title}"` : null,
    value: toString(code).replace(/\n$/, ''),
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
