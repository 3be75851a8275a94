import {SourceMap, type SourceMapPayload} from 'node:module';
import type {Finding} from '../../../core/types.ts';
import type {Proof, Toolchain} from '../../toolchains/types.ts';
import {packageOf} from '../index.ts';
import {declarationsFor} from '../modules.ts';
import {createSources, isProjectImport, lineOf, siblingOf, type Source} from '../sources.ts';
import {compileModule, type Compiled} from './compile.ts';
import {checkOutput} from './output.ts';
import {runJobs} from './pool.ts';
import type {Job, Result} from './worker.ts';

/** Languages that can be executed. */
const EXECUTABLE = new Set(['ts', 'typescript', 'js', 'javascript']);

/** Executes samples without network and checks their assertions. */
export const runToolchain: Toolchain = {
  command: 'node',
  async check(fences, page = () => []) {
    // In the order of the page, because an import means the nearest sample with its title.
    const sources = createSources([...new Set([...fences.flatMap(page), ...fences])]);
    const chosen = sources.filter(({fence}) => fences.includes(fence));
    const prepared = chosen.map((source, id) => prepare(source, id, sources));
    const results = await runJobs(prepared.flatMap(({job}) => (job ? [job] : [])));
    const byId = new Map(results.map((result) => [result.id, result]));
    return {
      tool: `node ${process.versions.node}`,
      findings: prepared.flatMap((sample, id) => report(sample, byId.get(id))),
      proofs: new Map(chosen.map((source) => [source.fence, proofOf(source)])),
    };
  },
};

function proofOf({fence}: Source): Proof {
  const against = packageOf(fence);
  return {status: 'ran', ...(against ? {against} : {})};
}

type Prepared = {source: Source; compiled: Compiled; findings: Finding[]; job?: Job};

function prepare(source: Source, id: number, sources: readonly Source[]): Prepared {
  const {fence, javascript} = source;
  const compiled = compileModule(fence.code, javascript);
  const findings: Finding[] = compiled.faults.map(({line, message, hint}) =>
    locate(source, line, message, hint),
  );
  if (!EXECUTABLE.has(fence.language)) {
    findings.push({
      fence,
      line: fence.line - 1,
      message: `${fence.language} cannot be executed`,
      hint: "remove 'run'; the sample is still compiled",
    });
  }
  const unpublished = compiled.imports.find((name) =>
    declarationsFor(name, fence.meta.attributes.since),
  );
  if (unpublished !== undefined) {
    findings.push({
      fence,
      line: fence.line - 1,
      message: `this version of ${unpublished} is not on the registry, so nothing can execute it`,
      hint: "remove 'run'; the sample is still compiled",
    });
  }
  return findings.length > 0
    ? {source, compiled, findings}
    : {
        source,
        compiled,
        findings,
        job: {id, javascript: compiled.javascript, modules: modulesOf(source, compiled, sources)},
      };
}

/** Compiles the samples that a sample imports, after those that they import. */
function modulesOf(
  source: Source,
  compiled: Compiled,
  sources: readonly Source[],
  seen = new Set<string>(),
): Record<string, string> {
  const modules: Record<string, string> = {};
  for (const specifier of compiled.imports.filter(isProjectImport)) {
    const sibling = siblingOf(source, specifier, sources);
    if (!sibling || seen.has(specifier)) continue;
    seen.add(specifier);
    const module = compileModule(sibling.fence.code, sibling.javascript);
    Object.assign(modules, modulesOf(sibling, module, sources, seen));
    modules[specifier] = module.javascript;
  }
  return modules;
}

function report({source, compiled, findings}: Prepared, result: Result | undefined): Finding[] {
  const {fence} = source;
  const failures = (result?.failures ?? []).map(({line, message}) => locate(source, line, message));
  const {reached} = result ?? {};
  const missed = compiled.assertions
    .filter((line) => reached && !reached.includes(line))
    .map((line) => locate(source, line, 'this assertion was never reached, so nothing checked it'));
  const output = result?.printed && fence.output ? checkOutput(fence.output, result.printed) : [];
  const errors = result?.error ? [locateError(source, compiled, result.error)] : [];
  return [...findings, ...failures, ...missed, ...output, ...errors];
}

function locateError(
  source: Source,
  compiled: Compiled,
  error: NonNullable<Result['error']>,
): Finding {
  const map = new SourceMap(JSON.parse(compiled.map) as SourceMapPayload);
  const entry =
    error.line === undefined ? undefined : map.findEntry(error.line - 1, (error.column ?? 1) - 1);
  const mapped = entry && 'originalLine' in entry ? Number(entry.originalLine) : undefined;
  const line = mapped === undefined ? undefined : mapped + 1;
  return line === undefined
    ? {fence: source.fence, line: source.fence.line - 1, message: error.message}
    : locate(source, line, error.message);
}

function locate({fence}: Source, line: number, message: string, hint?: string): Finding {
  return {...lineOf(fence, line), message, hint};
}
