import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import {checkPackage, type Registry} from '../core/packages.ts';
import {positionAt, type Problem} from './problem.ts';

/** A parsed document, and where each of its values stands. */
export type Document = {
  problems: Problem[];
  value?: unknown;
  locate?: (path: readonly (string | number)[]) => {line: number; column?: number};
};

/** Parses JSON, with comments and trailing commas when `comments` is set. */
export function parseJson(code: string, comments: boolean): Document {
  const errors: ParseError[] = [];
  const tree = parseTree(code, errors, {
    disallowComments: !comments,
    allowTrailingComma: comments,
  });
  if (errors.length > 0 || !tree) {
    return {
      problems: firstPerLine(code, errors).map(({error, offset}) => ({
        ...positionAt(code, offset),
        message: sentence(printParseErrorCode(error)),
        ...(printParseErrorCode(error) === 'InvalidCommentToken'
          ? {hint: 'use ```jsonc for JSON with comments'}
          : {}),
      })),
    };
  }
  const value = valueOf(tree);
  const locate: Document['locate'] = (path) =>
    positionAt(code, (findNodeAtLocation(tree, [...path]) ?? tree).offset);
  return {problems: checkDependencies(value, locate), value, locate};
}

/** The parser reports one slip several times while it recovers. */
function firstPerLine(code: string, errors: readonly ParseError[]): ParseError[] {
  const lines = new Map<number, ParseError>();
  for (const error of errors) {
    const {line} = positionAt(code, error.offset);
    if (!lines.has(line)) lines.set(line, error);
  }
  return [...lines.values()];
}

function valueOf(node: Node): unknown {
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        (node.children ?? []).map(({children: [key, value] = []}) => [
          String(key?.value),
          value && valueOf(value),
        ]),
      );
    case 'array':
      return (node.children ?? []).map(valueOf);
    default:
      return node.value;
  }
}

/** `InvalidCommentToken` → `invalid comment token`. */
function sentence(code: string): string {
  return code.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase();
}

/** Sections of package.json and composer.json that name packages. */
const SECTIONS: Readonly<Record<string, Registry>> = {
  dependencies: 'npm',
  devDependencies: 'npm',
  peerDependencies: 'npm',
  require: 'packagist',
};

function checkDependencies(value: unknown, locate: NonNullable<Document['locate']>): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(SECTIONS).flatMap(([section, registry]) => {
    const packages = (value as Record<string, unknown>)[section];
    if (typeof packages !== 'object' || packages === null) return [];
    return Object.entries(packages).flatMap(([name, version]) => {
      const fault = checkPackage(registry, name, String(version));
      return fault ? [{...locate([section, name]), ...fault}] : [];
    });
  });
}
