import {join} from 'node:path';
import ts from 'typescript';
import {ROOT} from '../../../samples/core/paths.ts';
import {OPTIONS} from '../../../samples/languages/typescript/program.ts';

const OPTION = 'export const o: IClientConfig =';

/** Programs that TypeScript refuses, by what is wrong with them. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'no logger': `import {init} from '@eppo/node-server-sdk'; await init({apiKey: 'a'});`,
  'an option of the browser': `import type {IClientConfig} from '@eppo/node-server-sdk';
    ${OPTION} {apiKey: 'a', assignmentLogger: {logAssignment() {}}, skipInitialRequest: true};`,
  Flag: `import type {Flag} from '@eppo/node-server-sdk'; export type F = Flag;`,
  offlineInit: `import {offlineInit} from '@eppo/node-server-sdk'; offlineInit;`,
  'a property of a JSON flag': `import {getInstance} from '@eppo/node-server-sdk';
    getInstance().getJSONAssignment('hero-campaign', 'bob', {}, {}).hero;`,
  'plain and explicit context': `import type {BanditActions} from '@eppo/node-server-sdk';
    export const a: BanditActions = {
      nike: {size: 1},
      adidas: {numericAttributes: {size: 1}, categoricalAttributes: {}},
    };`,
};

/** The first error in each program, in the words of TypeScript. */
export async function types() {
  const paths = new Map(
    Object.entries(PROGRAMS).map(([title, text], index) => [
      join(ROOT, 'packages/samples', `program-${index}.mts`),
      {title, text},
    ]),
  );
  const base = ts.createCompilerHost(OPTIONS);
  const program = ts.createProgram([...paths.keys()], OPTIONS, {
    ...base,
    fileExists: (path) => paths.has(path) || base.fileExists(path),
    readFile: (path) => paths.get(path)?.text ?? base.readFile(path),
    getSourceFile(path, options) {
      const own = paths.get(path);
      return own ? ts.createSourceFile(path, own.text, options) : base.getSourceFile(path, options);
    },
  });
  const said = [...paths].map(([path, {title}]) => {
    const first = ts.getPreEmitDiagnostics(program, program.getSourceFile(path))[0];
    return [title, first ? ts.flattenDiagnosticMessageText(first.messageText, ' ') : 'nothing'];
  });
  return Object.fromEntries(said) as Record<string, string>;
}
