import {parsers} from 'prettier/plugins/graphql';
import type {Problem} from './problem.ts';

/** A node of the syntax tree, as far as names are concerned. */
interface Node {
  kind: string;
  name?: {value: string};
  variable?: Node;
  loc: {startToken: {line: number; column: number}};
}

/** What definitions declare, by the kind of node that uses it. */
const USES = {Variable: 'VariableDefinition', FragmentSpread: 'FragmentDefinition'} as const;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'kind' in value && 'loc' in value;
}

/** A node and all below it. A declared variable is no use of it. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const [field, value] of Object.entries(node)) {
    if (field === 'variable' && node.kind === 'VariableDefinition') continue;
    for (const child of [value].flat()) if (isNode(child)) yield* nodesOf(child);
  }
}

/** Finds variables and fragments that are used and not declared. */
function undeclared(document: Node): Problem[] {
  const nodes = [...nodesOf(document)];
  return nodes.flatMap(({kind, name, loc: {startToken}}) => {
    const declaration = USES[kind as keyof typeof USES];
    const isDeclared = nodes.some(
      (node) => node.kind === declaration && (node.variable ?? node).name?.value === name?.value,
    );
    if (declaration === undefined || isDeclared) return [];
    const {line, column} = startToken;
    const what = kind === 'Variable' ? 'Variable "$' : 'Fragment "';
    return [{line, column, message: `${what}${name?.value}" is not declared.`}];
  });
}

/** Finds the first syntax error of a GraphQL document, or the names that it does not declare. */
export function checkGraphql(code: string): Problem[] {
  try {
    return undeclared((parsers.graphql.parse as (code: string) => Node)(code));
  } catch (error) {
    const {message, loc} = error as Error & {loc?: {start: {line: number; column: number}}};
    if (!loc) throw error;
    return [{...loc.start, message: message.split('\n')[0] ?? message}];
  }
}
