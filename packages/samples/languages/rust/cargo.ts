import {join, relative} from 'node:path';
import {runCommand} from '../toolchains/command.ts';

/** An error or a warning of the compiler, at a line of a file of the workspace. */
export type Diagnostic = {file: string; line: number; message: string; hint?: string};

/** The result of a build; files are named from the workspace's folder. */
export type Build = {
  diagnostics: Diagnostic[];
  /** The compiled programs, by the file that holds `main`. */
  programs: ReadonlyMap<string, string>;
};

type Span = {
  file_name: string;
  line_start: number;
  is_primary: boolean;
  label: string | null;
  expansion: {span: Span} | null;
};

type Message = {
  level: string;
  message: string;
  spans: Span[];
  children: {level: string; message: string}[];
};

/** A line of Cargo's JSON output. */
type Line = {
  reason: string;
  message?: Message;
  executable?: string | null;
  target?: {src_path: string};
};

/** Compiling a few samples takes seconds; the limit leaves room for a busy machine. */
const BUILD_LIMIT_MS = 600_000;

/** Runs Cargo on a workspace. */
export function cargo(
  args: readonly string[],
  folder: string,
  target: string,
  timeoutMs = BUILD_LIMIT_MS,
): ReturnType<typeof runCommand> {
  const [command = '', ...rest] = args;
  const manifest = ['--manifest-path', join(folder, 'Cargo.toml')];
  const env = {CARGO_TARGET_DIR: target};
  return runCommand('cargo', [command, ...manifest, ...rest], {env, timeoutMs});
}

/**
 * Compiles all packages of a workspace, also those after one that fails.
 *
 * @throws Error when Cargo fails without an error in a source file
 */
export async function build(folder: string, target: string): Promise<Build> {
  const args = ['build', '--workspace', '--offline', '--keep-going', '--message-format=json'];
  const {code, stdout, stderr} = await cargo(args, folder, target);
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  const read = lines.map((line) => JSON.parse(line) as Line);
  const diagnostics = read.flatMap((line) => toDiagnostic(line, folder) ?? []);
  if (code !== 0 && diagnostics.length === 0) throw new Error(`cargo build failed:\n${stderr}`);
  const programs = read.flatMap(({executable, target: built}) =>
    executable && built ? [[relative(folder, built.src_path), executable] as const] : [],
  );
  return {diagnostics, programs: new Map(programs)};
}

function toDiagnostic({reason, message, target}: Line, folder: string): Diagnostic | undefined {
  if (reason !== 'compiler-message' || !message || message.level === 'failure-note') {
    return undefined;
  }
  const span = message.spans.find((each) => each.is_primary);
  // The summary of a failed crate has no place and repeats what was said.
  if (!span && /^aborting due to|^\d+ warnings? emitted/.test(message.message)) return undefined;
  const own = span && sampleSpan(span);
  const hint = message.children.find(({level}) => level === 'help')?.message;
  return {
    file: own?.file_name ?? relative(folder, target?.src_path ?? ''),
    line: own?.line_start ?? 1,
    message: [message.message, span?.label].filter(Boolean).join(': '),
    hint,
  };
}

/** The place in the sample where the macro stands that a span lies in. */
function sampleSpan(span: Span): Span {
  return span.expansion && !span.file_name.startsWith('packages/')
    ? sampleSpan(span.expansion.span)
    : span;
}
