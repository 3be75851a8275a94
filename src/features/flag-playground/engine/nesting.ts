/** How deep the brackets of a JSON text go; brackets within strings do not count. */
export function nestingDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') {
      isInString = true;
    } else if (character === '{' || character === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === '}' || character === ']') {
      depth -= 1;
    }
  }
  return deepest;
}
