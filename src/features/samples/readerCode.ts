import ts from 'typescript';
import {commentsAfter} from './commentsAfter.ts';
import {applyEdits, type Edit} from './edits.ts';
import {mentionsValue, readExpectation} from './expectations.ts';

const SCRIPTS: ReadonlySet<string> = new Set([
  'ts',
  'typescript',
  'tsx',
  'js',
  'javascript',
  'jsx',
]);

/** A mark of writers in front of what a statement prints: `# => 50`, `// prints: 50`. */
const RE_MARK = /((?:\/\/|#) ?)(?:=> ?|prints: ?)/;

/**
 * The code that readers see and copy. Writers state the value of an expression behind it; readers
 * get a program that prints the value: `size; // => 50` becomes `console.log(size); // 50`. In
 * languages that print by themselves only the mark goes. Every statement stays on its line.
 */
export function readerCode(code: string, language: string): string {
  const isMarked = code.split('\n').some((line) => mentionsValue(line) || RE_MARK.test(line));
  if (!isMarked) return code;
  return SCRIPTS.has(language.toLowerCase())
    ? printValues(code)
    : code.replace(new RegExp(RE_MARK, 'g'), '$1');
}

function printValues(code: string): string {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2023, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) || ts.isVariableStatement(node)) {
      const comments = commentsAfter(file, node);
      const read = readExpectation(comments.map(({text}) => text));
      if (read && read.expectation.kind !== 'throws') {
        const [first] = comments;
        const marked = comments.slice(0, read.taken);
        if (ts.isExpressionStatement(node) && read.expectation.kind === 'value') {
          edits.push(
            {start: node.getStart(file), end: node.getStart(file), text: 'console.log('},
            {start: node.expression.getEnd(), end: node.expression.getEnd(), text: ')'},
          );
        }
        if (read.taken === 1) edits.push({...first!, text: withoutQuotes(first!.text)});
        else {
          edits.push(...marked.map((each) => ({...each, text: each.text.replace(RE_MARK, '$1')})));
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return applyEdits(code, edits);
}

/** The comment without its mark; `console.log` prints a text on its own without quotes. */
function withoutQuotes(comment: string): string {
  return comment.replace(RE_MARK, '$1').replace(/^(\/\/ ?)'([^'\\]*)'$/, '$1$2');
}
