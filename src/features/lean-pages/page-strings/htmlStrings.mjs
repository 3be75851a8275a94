/** A string of HTML, as MDX writes it behind `dangerouslySetInnerHTML` and in props of components. */
const RE_HTML = /\{\s*"?__html"?: ("(?:[^"\\]|\\.)*")\s*\}/g;

/**
 * Replaces the strings of HTML in a compiled page.
 *
 * @param {string} code
 * @param {(literal: string, number: number) => string} replace gets a string as it is written, in
 * quotes, and its place among the others.
 */
export function replaceHtmlStrings(code, replace) {
  let number = 0;
  return code.replace(RE_HTML, (_, literal) => replace(literal, number++));
}
