import {replaceHtmlStrings} from './htmlStrings.mjs';

/**
 * Loader for the HTML of a page: a comment at the start of each string of HTML says its number.
 *
 * @param {string} code
 */
export default function numberStrings(code) {
  return replaceHtmlStrings(
    code,
    (literal, number) => `{__html: "<!--${number}-->${literal.slice(1)}}`,
  );
}
