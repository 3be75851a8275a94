/**
 * Finds code that is never closed: what follows, tags too, would belong to it, and MDX would blame the tag
 * around it.
 */
export function findOpenFence(content: string): {line: number; reason: string} | undefined {
  let open: {indent: string; mark: string; line: number} | undefined;
  for (const [index, text] of content.split('\n').entries()) {
    const [, indent = '', mark = '', rest = ''] = /^([\s>]*)(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
    if (open && mark.startsWith(open.mark)) {
      if (rest.trim() !== '' || indent.length < open.indent.length) break;
      open = undefined;
    } else if (mark && !open && !rest.includes('`')) {
      open = {indent, mark, line: index + 1};
    }
  }
  return open && {line: open.line, reason: 'This code is never closed. End it with a line of ```.'};
}
