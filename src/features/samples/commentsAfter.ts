import ts from 'typescript';

type Comment = {start: number; end: number; text: string};

/** The line comments behind a statement: on its line, and on the lines directly below. */
export function commentsAfter(file: ts.SourceFile, node: ts.Node): Comment[] {
  const trailing = ts.getTrailingCommentRanges(file.text, node.getEnd()) ?? [];
  const after = trailing.at(-1)?.end ?? node.getEnd();
  const comments: Comment[] = [];
  let last = after;
  for (const range of [...trailing, ...(ts.getLeadingCommentRanges(file.text, after) ?? [])]) {
    const {kind, pos: start, end} = range;
    if (kind !== ts.SyntaxKind.SingleLineCommentTrivia) break;
    const apart = start > last && /\n\s*\n/.test(file.text.slice(last, start));
    if (apart) break;
    comments.push({start, end, text: file.text.slice(start, end)});
    last = end;
  }
  return comments;
}
