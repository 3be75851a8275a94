import ts from 'typescript';
import {rewriteAssertions, type AssertionFault} from './assertions.ts';
import {applyEdits} from '../../../../../src/features/samples/edits.ts';
import {rewriteModuleSyntax} from './modules.ts';

/** A module as the text of an async function that the worker calls. */
export type Compiled = {
  javascript: string;
  /** Source map back to the lines of the code. */
  map: string;
  imports: string[];
  faults: AssertionFault[];
  /** Lines of the assertions. */
  assertions: number[];
};

/** The names a compiled module receives. */
const PARAMETERS = '__h, require, console, exports';

/** Compiles a TypeScript or JavaScript module, turning its comments into assertions. */
export function compileModule(code: string, javascript: boolean): Compiled {
  const name = javascript ? 'sample.js' : 'sample.ts';
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.ES2023, true);
  const modules = rewriteModuleSyntax(file);
  const assertions = rewriteAssertions(file);
  const getters = [...modules.exports]
    .map(([exported, local]) => `${JSON.stringify(exported)}: () => ${local}`)
    .join(', ');
  const body = applyEdits(code, [...modules.edits, ...assertions.edits]);
  const {outputText, sourceMapText} = ts.transpileModule(
    `(async (${PARAMETERS}) => { __h.export(exports, { ${getters} }); ${body}\n})`,
    {
      fileName: 'sample.ts',
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        sourceMap: true,
        strict: true,
      },
    },
  );
  return {
    javascript: outputText,
    map: sourceMapText ?? '',
    imports: modules.imports,
    faults: assertions.faults,
    assertions: assertions.lines,
  };
}
