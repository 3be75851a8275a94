import ts from 'typescript';
import {installedVersion} from '../../core/installed.ts';
import {SCRIPTED} from '../../core/languages.ts';
import type {Checker, Fence, Finding, Outcome} from '../../core/types.ts';
import {hintFor, messageFor} from './hints.ts';
import {findUnknownLoggerFields} from './loggerFields.ts';
import {declarationsFor} from './modules.ts';
import {createProgram} from './program.ts';
import {signaturesOf} from './signatures.ts';
import {createSources, importedPackages, lineOf, type Source} from './sources.ts';

/** SDK packages named in the provenance of a sample, the most specific first. */
const SDK_PACKAGES = [
  '@eppo/vercel-edge-sdk',
  '@eppo/react-native-sdk',
  '@eppo/js-client-sdk',
  '@eppo/node-server-sdk',
  '@eppo/js-client-sdk-common',
];

/** What a JavaScript reader never sees: missing annotations and possibly undefined values. */
const TYPESCRIPT_ONLY = new Set([2531, 2532, 2533, 18046, 18047, 18048, 18049]);

/** Compiles TypeScript and JavaScript against the types of the packages they import. */
export const typescriptChecker: Checker = {
  name: 'typescript',
  languages: SCRIPTED,
  async check(fences) {
    if (fences.length === 0) return [];
    const sources = createSources(fences);
    const program = createProgram(sources);
    return sources.map((source) => compile(source, program));
  },
};

function compile(source: Source, program: ts.Program): Outcome {
  const {fence} = source;
  const findings = findErrors(source, program);
  const against = packageOf(fence);
  const signatures = signaturesOf(source, program);
  return {
    fence,
    status: findings.length > 0 ? 'failed' : 'compiled',
    tool: `typescript ${ts.version}`,
    against,
    ...(Object.keys(signatures).length > 0 ? {signatures} : {}),
    findings,
  };
}

/** The SDK package that a sample imports, with the version of the types it was checked with. */
export function packageOf(fence: Fence): string | undefined {
  const imported = importedPackages(fence.code);
  const name = SDK_PACKAGES.find((candidate) => imported.includes(candidate));
  if (name === undefined) return undefined;
  const declared = declarationsFor(name, fence.meta.attributes.since);
  return `${name} ${declared?.version ?? installedVersion(name)}`;
}

function findErrors(source: Source, program: ts.Program): Finding[] {
  const file = program.getSourceFile(source.path);
  if (!file) throw new Error(`${source.fence.id} is not in the program`);
  const checker = program.getTypeChecker();
  const diagnostics = [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ].filter((diagnostic) => !source.javascript || !isTypescriptOnly(diagnostic));

  return [
    ...diagnostics.map((diagnostic) =>
      finding(source, file, diagnostic.start ?? 0, messageFor(diagnostic), hintFor(diagnostic)),
    ),
    ...findUnknownLoggerFields(file, checker).map(({start, message, hint}) =>
      finding(source, file, start, message, hint),
    ),
  ];
}

function isTypescriptOnly({code, messageText}: ts.Diagnostic): boolean {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  const implicitAny = code >= 7000 && code < 7100;
  // A script may know more about an element than its selector says.
  const element = /does not exist on type '(?:HTML)?(?:Element|EventTarget)'/.test(text);
  return (
    element ||
    implicitAny ||
    TYPESCRIPT_ONLY.has(code) ||
    text.includes("'undefined' is not assignable")
  );
}

function finding(
  {fence}: Source,
  file: ts.SourceFile,
  start: number,
  message: string,
  hint?: string,
): Finding {
  const {line, character} = file.getLineAndCharacterOfPosition(start);
  return {...lineOf(fence, line + 1), column: character + 1, message, hint};
}
