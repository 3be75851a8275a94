import ts from 'typescript';
import {commentsAfter} from '../../../../../src/features/samples/commentsAfter.ts';
import type {Edit} from '../../../../../src/features/samples/edits.ts';
import {
  mentionsValue,
  readExpectation,
  type Expectation,
} from '../../../../../src/features/samples/expectations.ts';

/** An assertion comment that cannot be checked, at a 1-based line of the code. */
export type AssertionFault = {line: number; message: string; hint: string};

/**
 * Turns the comments of a module into calls of the harness: `x; // => 1` becomes
 * `__h.equal(7, x, (1));`. Line breaks stay where they are.
 */
export function rewriteAssertions(file: ts.SourceFile): {
  edits: Edit[];
  faults: AssertionFault[];
  /** Lines of the assertions, as the harness is told. */
  lines: number[];
} {
  const lines: number[] = [];
  const edits: Edit[] = [];
  const faults: AssertionFault[] = [];
  const attached = new Set<number>();
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;

  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) || ts.isVariableStatement(node)) {
      const comments = commentsAfter(file, node);
      const read = readExpectation(comments.map(({text}) => text));
      if (read) {
        const line = lineAt(comments[0]?.start ?? node.getEnd());
        for (let index = 0; index < read.taken; index += 1) {
          attached.add(lineAt(comments[index]?.start ?? 0));
        }
        if (read.expectation.kind === 'fault') {
          const {message, hint} = read.expectation;
          faults.push({line, message, hint});
        } else {
          const result = rewriteStatement(file, node, read.expectation, line);
          if ('message' in result) faults.push({line, ...result});
          else {
            edits.push(...result.edits);
            lines.push(line);
          }
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);

  file.text.split('\n').forEach((text, index) => {
    if (mentionsValue(text) && !attached.has(index + 1)) {
      faults.push({
        line: index + 1,
        message: 'this assertion follows no statement, so nothing checks it',
        hint: 'put it behind an expression: `value; // => 1`',
      });
    }
  });
  return {edits, faults, lines};
}

type Rewritten = {edits: Edit[]} | {message: string; hint: string};

function rewriteStatement(
  file: ts.SourceFile,
  node: ts.ExpressionStatement | ts.VariableStatement,
  expectation: Expectation,
  line: number,
): Rewritten {
  const insert = (at: number, text: string): Edit => ({start: at, end: at, text});
  const start = node.getStart(file);
  const end = node.getEnd();

  if (expectation.kind === 'prints') {
    const check = ` __h.prints(${line}, ${JSON.stringify(expectation.text)});`;
    return {edits: [insert(start, '__h.mark(); '), insert(end, check)]};
  }
  const expected = oneLine(expectation.expression);
  if (ts.isVariableStatement(node) || isConsoleCall(node.expression)) {
    return {
      message: 'a declaration and a call of console have no value to compare',
      hint: 'put the value behind an expression, or write `// prints: …` for what is printed',
    };
  }
  return {
    edits: [
      insert(node.expression.getStart(file), `__h.equal(${line}, (`),
      insert(node.expression.getEnd(), `), (${expected}))`),
    ],
  };
}

function oneLine(expression: string): string {
  return expression.replace(/\s*\n\s*/g, ' ');
}

function isConsoleCall(node: ts.Expression): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.expression.getText() === 'console'
  );
}
