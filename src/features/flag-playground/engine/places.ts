import {findNodeAtLocation, parse, parseTree, type Node, type ParseError} from 'jsonc-parser';
import type {Finding, Path, Problem} from './problem.ts';

const STRICT = {disallowComments: true, allowTrailingComma: false};

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function nearestNode(tree: Node | undefined, path: Path): Node | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = tree && findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return tree;
}

/** Adds to each finding the line of its value, or of the nearest value around it. */
export function withLines(text: string, findings: readonly Finding[]): Problem[] {
  const tree = findings.length > 0 ? parseTree(text) : undefined;
  return findings.map((finding) => ({
    ...finding,
    line: lineAt(text, nearestNode(tree, finding.path)?.offset ?? 0),
  }));
}

/** The first place at which a text stops being JSON. */
export function syntaxProblem(text: string): Problem {
  const errors: ParseError[] = [];
  parse(text, errors, STRICT);
  const line = lineAt(text, errors[0]?.offset ?? text.length);
  return {
    severity: 'error',
    message: text.trim() === '' ? 'The text is empty.' : `This is not JSON from line ${line} on.`,
    path: [],
    line,
  };
}
