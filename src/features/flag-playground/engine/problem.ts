import {findNodeAtLocation, parseTree, type Node} from 'jsonc-parser';
import {lineAt} from '../../../shared/mergeMark.ts';

/** The way from the top of the document to a value. */
export type Path = readonly (string | number)[];

/** What is wrong with a configuration, before it has a line. */
export interface Finding {
  /** An error keeps the flag from being read; the evaluator goes on in spite of a warning. */
  severity: 'error' | 'warning';
  message: string;
  path: Path;
}

/** A finding with the line of the text it is about, counted from 1. */
export interface Problem extends Finding {
  line: number;
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
