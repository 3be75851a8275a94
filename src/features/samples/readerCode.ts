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

/** How many characters of a line a code block shows beside the sidebars, without scrolling. */
const COLUMNS = 80;

/**
 * The code that readers see and copy. Writers state the value of an expression behind it; readers
 * get a program that prints the value: `size; // => 50` becomes `console.log(size); // 50`. In
 * languages that print by themselves only the mark goes. A value that would stand beyond the edge of
 * the code block goes to the next line.
 */
export function readerCode(code: string, language: string): string {
  const isMarked = code.split('\n').some((line) => mentionsValue(line) || RE_MARK.test(line));
  if (!isMarked) return code;
  const printing = SCRIPTS.has(language.toLowerCase()) ? printValues(code) : code;
  return printing.split('\n').map(withoutMark).join('\n');
}

/** A comment that does not fit behind its statement goes to a line of its own. */
function withoutMark(line: string): string {
  const at = RE_MARK.exec(line)?.index;
  const shown = line.replace(RE_MARK, '$1');
  const statement = line.slice(0, at).trimEnd();
  if (at === undefined || statement === '' || shown.length <= COLUMNS) return shown;
  return `${statement}\n${/^\s*/.exec(line)![0]}${shown.slice(at)}`;
}

/** Keeps the marks; `console.log` prints a text on its own without quotes. */
function printValues(code: string): string {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2023, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) || ts.isVariableStatement(node)) {
      const comments = commentsAfter(file, node);
      const read = readExpectation(comments.map(({text}) => text));
      if (ts.isExpressionStatement(node) && read?.expectation.kind === 'value') {
        edits.push(
          {start: node.getStart(file), end: node.getStart(file), text: 'console.log('},
          {start: node.expression.getEnd(), end: node.expression.getEnd(), text: ')'},
        );
      }
      if (read?.taken === 1) {
        const [first] = comments;
        edits.push({...first!, text: first!.text.replace(/^(\/\/ ?=> ?)'([^'\\]*)'$/, '$1$2')});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return applyEdits(code, edits);
}
