import type {Document, YAMLError} from 'yaml';
import {explainCode, lineFrom, lineStart, type Context, type Explanation} from './explainCode.ts';
import {TAB, characterCode, type Fault} from './forbiddenCharacter.ts';

/** Characters that look like a space, or like nothing, where indentation and colons decide. */
const INVISIBLE = /^ *([\u00a0\u200b\u2060\ufeff])|:([\u00a0\u200b])|([\u0085\u2028\u2029])/u;

function invisible({line}: Context): Explanation | undefined {
  const character = INVISIBLE.exec(line)?.slice(1).find(Boolean);
  if (character === undefined) return undefined;
  const message = `This line has an invisible character, ${characterCode(character)}, which the tool takes for no space.`;
  return {message, fix: 'Replace it with a space, or type the line anew.'};
}

function fence({line}: Context): Explanation | undefined {
  if (!/^\s*(?:```|~~~)/.test(line)) return undefined;
  const message = 'This line belongs to the Markdown around the file.';
  return {message, fix: 'Leave it out, and the other one of its kind.'};
}

/** Says what stops the tool at an error of the library, in words about the file. */
export function explainFault(error: YAMLError, document: Document, text: string): Fault {
  // Between two lines, the library names the end of the first.
  const [given] = error.pos;
  const at = given + Math.max(0, text.slice(given).search(/\S/));
  const start = lineStart(text, at);
  const line = lineFrom(text, start);
  const context = {text, document, at, said: error.message, line, start};
  const explanation = /^ *\t/.test(line) ? TAB : (fence(context) ?? invisible(context));
  return {at, ...(explanation ?? explainCode(error.code, context))};
}
