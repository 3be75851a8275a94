import ts from 'typescript';

interface CodeText {
  text: string;
  /** From 1. */
  line: number;
}

function textOf(node: ts.Node): string | undefined {
  return ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)
    ? node.text
    : undefined;
}

/** Finds what code may show to a reader: its strings and the text between its tags. */
export function findTexts(file: string, source: string): CodeText[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const texts: CodeText[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined) {
      const {line} = root.getLineAndCharacterOfPosition(node.getStart(root));
      texts.push({text, line: line + 1});
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return texts;
}
