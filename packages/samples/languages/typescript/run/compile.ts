import ts from 'typescript';
import {rewriteAssertions, type AssertionFault} from './assertions.ts';
import {applyEdits} from '../../../../../src/features/samples/edits.ts';

/** A module as the text of an async function that the worker calls. */
export type Compiled = {
  javascript: string;
  /** Source map back to the lines of the code. */
  map: string;
  /** What it loads: no modules of which it uses only types. */
  imports: string[];
  faults: AssertionFault[];
  /** Lines of the assertions. */
  assertions: number[];
};

/** Compiles a TypeScript or JavaScript module, turning its comments into assertions. */
export function compileModule(code: string, javascript: boolean): Compiled {
  const name = javascript ? 'sample.js' : 'sample.ts';
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.ES2023, true);
  const {edits, faults, lines} = rewriteAssertions(file);
  const {outputText, sourceMapText = ''} = ts.transpileModule(applyEdits(code, edits), {
    fileName: 'sample.ts',
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      // As a function that is given `require`, in which `await` may stand at the top.
      module: ts.ModuleKind.CommonJS,
      esModuleInterop: true,
      sourceMap: true,
      strict: true,
    },
  });
  const required = [...outputText.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, path]) => path!);
  return {
    javascript: `(async (__h, require, console, exports) => { ${outputText}\n})`,
    map: sourceMapText,
    imports: [...new Set(required)],
    faults,
    assertions: lines,
  };
}
