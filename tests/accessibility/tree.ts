/** What is only read, and may be worded anew without a change of what can be done. */
const READ =
  /^\s*- '?(?:text|paragraph|row|rowgroup|cell|columnheader|rowheader|list|listitem|option|strong|emphasis|code|term|definition|separator|\/\w+)\b/;

/** A line of a tree without what a field holds, or a text that follows. */
export function withoutValue(line: string): string {
  return line.replace(/^(\s*(?:- )?'?[a-z]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*'?):.*$/, '$1');
}

/** The lines of an accessibility tree that name a part, a drawing or a control. */
export function operable(tree: string): string[] {
  return tree
    .split('\n')
    .filter((line) => !READ.test(line))
    .map(withoutValue);
}
