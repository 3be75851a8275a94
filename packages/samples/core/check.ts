import {suggest} from '../../../src/shared/suggest.ts';
import {concerns} from './concerns.ts';
import {NOT_CODE} from './checkers.ts';
import {extractPage, type Page} from './extract.ts';
import {mentionsValue} from '../../../src/features/samples/expectations.ts';
import {pasteToolchain} from '../languages/typescript/paste/index.ts';
import {runToolchain} from '../languages/typescript/run/index.ts';
import {undeclaredImports} from '../dependencies/check.ts';
import {createInstalls} from '../dependencies/installed.ts';
import {scriptsOf} from '../data/scripts.ts';
import type {Checker, Fence, FenceMeta, Finding, Outcome, PageFault} from './types.ts';
import {cachedToolchain} from '../languages/toolchains/cached.ts';
import {inTurn} from '../languages/toolchains/inTurn.ts';
import {SCRIPTS} from '../shell/languages.ts';
import {checkPageReferences} from '../shell/pageRefs.ts';
import {LANGUAGES as EXECUTED} from '../languages/typescript/sources.ts';

/** Languages whose samples can be executed. */
const RUNNABLE: ReadonlySet<string> = new Set([...EXECUTED, 'sql', 'python', 'rust']);

/** What is recorded of a fence. */
type CheckedFence = Pick<Fence, 'id' | 'file' | 'page' | 'line' | 'language' | 'code'> & {
  meta: Pick<FenceMeta, 'unchecked'>;
};

/** What was done with one fence. */
export type Verdict<Checked = CheckedFence> = {
  fence: Checked;
  /** `not-code` for output and for diagrams that nothing here can check, `unchecked` for fences that opt out. */
  status: Outcome['status'] | 'unchecked';
  tool: string;
  against?: string;
  readings?: Outcome['readings'];
  signatures?: Outcome['signatures'];
};

/** The result of a check: one verdict per fence, and everything that is wrong. */
export type Report<Checked = CheckedFence> = {verdicts: Verdict<Checked>[]; faults: PageFault[]};

/**
 * Extracts and checks pages; see `checkExtracted`. What their samples import must be installed by
 * what readers of the page are shown.
 *
 * @returns also, by page, the files of `docs` and `blog` that the result depends on; some may not
 * exist
 */
export async function checkPages(
  files: readonly string[],
  checkers: readonly Checker[],
): Promise<Report & {reads: ReadonlyMap<string, readonly string[]>}> {
  const extracted = new Map<string, Page>();
  const extract = (file: string) => {
    const page = extracted.get(file) ?? extractPage(file);
    extracted.set(file, page);
    return page;
  };
  const installsOf = createInstalls(extract);
  const pages = files.map((file) => ({...extract(file), installs: installsOf(file)}));
  const {verdicts, faults} = await checkExtracted(pages, checkers);
  const undeclared = pages.flatMap((page) => undeclaredImports(page, page.installs.text));
  const reads = pages.map(
    (page) => [page.file, [...new Set([...page.files, ...page.installs.files])]] as const,
  );
  return {verdicts, faults: sortFaults([...faults, ...undeclared]), reads: new Map(reads)};
}

/**
 * Checks the fences of pages: every fence by the checker of its language, and those marked `run`
 * once more by executing them. Fences that opt out are checked too, because an exemption that is
 * no longer needed is a fault.
 *
 * @param pastes whether executed samples are run once more as readers would paste them
 */
export async function checkExtracted(
  pages: readonly Page[],
  checkers: readonly Checker[],
  {pastes = true}: {pastes?: boolean} = {},
): Promise<Report<Fence>> {
  const fences = pages.flatMap((page) => page.fences);
  const outcomes = await checkFences(fences, checkers, pastes);
  const findings: Finding[] = [];
  const verdicts = fences.map((fence) => {
    const {verdict, findings: own} = judge(fence, outcomes.get(fence.id), checkers);
    findings.push(...own, ...findUnprovenClaims(fence), ...findMeaningless(fence, fences));
    if (SCRIPTS.includes(fence.language)) {
      findings.push(
        ...checkPageReferences(
          fence,
          fences.filter(({page}) => page === fence.page),
        ),
      );
    }
    return verdict;
  });
  const faults = [...pages.flatMap((page) => page.faults), ...findings.map(toFault)];
  return {verdicts, faults: sortFaults(faults)};
}

async function checkFences(
  fences: readonly Fence[],
  checkers: readonly Checker[],
  pastes: boolean,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const scripts = fences.flatMap(scriptsOf);
  const run = async ({languages, check}: Checker) => {
    const own = [...fences, ...scripts].filter(({language}) => languages.includes(language));
    if (own.length === 0) return;
    for (const outcome of await check(own)) outcomes.set(outcome.fence.id, outcome);
  };
  const isExecuted = ({languages}: Checker) => languages.some((name) => EXECUTED.includes(name));
  // Compiling holds up this process, so nothing may run meanwhile that has a time limit.
  for (const checker of checkers.filter(isExecuted)) await run(checker);
  const [executed] = await Promise.all([
    executeCompiled(fences, outcomes, pastes),
    ...checkers.filter((checker) => !isExecuted(checker)).map(run),
  ]);
  for (const fence of fences.filter(({language}) => language === 'html')) {
    const own = scripts.filter(({id}) => id.startsWith(`${fence.id}.`));
    addScripts(
      fence,
      own.flatMap(({id}) => outcomes.get(id) ?? []),
      outcomes,
    );
  }
  for (const outcome of executed) {
    const {id} = outcome.fence;
    outcomes.set(id, {...outcomes.get(id), ...outcome});
  }
  return outcomes;
}

/** Executes what compiles; anything else would only repeat its error in other words. */
function executeCompiled(
  fences: readonly Fence[],
  outcomes: ReadonlyMap<string, Outcome>,
  pastes: boolean,
): Promise<Outcome[]> {
  const all = fences.filter(({language}) => EXECUTED.includes(language));
  const compiled = all.filter(({id, meta}) => meta.run && outcomes.get(id)?.status === 'compiled');
  return inTurn(() => execute(compiled, all, pastes));
}

/**
 * Executes samples with their assertions, and once more, as readers would paste them, those whose
 * assertions hold.
 */
async function execute(
  fences: readonly Fence[],
  all: readonly Fence[],
  pastes: boolean,
): Promise<Outcome[]> {
  const pageOf = (fence: Fence) => all.filter(({page}) => page === fence.page);
  const {tool, proofs, ...ran} = await cachedToolchain('run', runToolchain).check(fences, pageOf);
  const findingsOf = (fence: Fence, findings: readonly Finding[]) =>
    findings.filter((each) => concerns(each, fence));
  const right = fences.filter((fence) => findingsOf(fence, ran.findings).length === 0);
  const pasted = pastes
    ? await cachedToolchain('paste', pasteToolchain).check(right, pageOf)
    : {findings: []};
  return fences.map((fence) => {
    const findings = findingsOf(fence, [...ran.findings, ...pasted.findings]);
    const proof = proofs!.get(fence)!;
    return {fence, tool, ...proof, ...(findings.length > 0 && {status: 'failed'}), findings};
  });
}

/** A script's errors are errors of the HTML that contains it. */
function addScripts(
  fence: Fence,
  scripts: readonly Outcome[],
  outcomes: Map<string, Outcome>,
): void {
  const outcome = outcomes.get(fence.id);
  if (!outcome || scripts.length === 0) return;
  const inside = scripts.flatMap(({findings}) => findings.map((each) => ({...each, fence})));
  const findings = [...outcome.findings, ...inside];
  const tool = [...new Set([outcome.tool, ...scripts.map((script) => script.tool)])].join(', ');
  const status = findings.length > 0 ? 'failed' : outcome.status;
  outcomes.set(fence.id, {...outcome, status, tool, findings});
}

function judge(
  fence: Fence,
  outcome: Outcome | undefined,
  checkers: readonly Checker[],
): {verdict: Verdict<Fence>; findings: Finding[]} {
  const verdict = (status: Verdict['status']): Verdict<Fence> => ({
    fence,
    status,
    tool: outcome?.tool ?? 'none',
    ...(outcome?.against ? {against: outcome.against} : {}),
    ...(outcome?.readings ? {readings: outcome.readings} : {}),
    ...(outcome?.signatures ? {signatures: outcome.signatures} : {}),
  });
  if (NOT_CODE.has(fence.language)) return {verdict: verdict('not-code'), findings: []};

  if (fence.meta.unchecked !== undefined) {
    const needless = outcome !== undefined && outcome.findings.length === 0;
    return {verdict: verdict('unchecked'), findings: needless ? [expired(fence, outcome)] : []};
  }
  return outcome
    ? {verdict: verdict(outcome.status), findings: outcome.findings}
    : {verdict: verdict('failed'), findings: [noChecker(fence, checkers)]};
}

function expired(fence: Fence, {tool}: Outcome): Finding {
  return {
    fence,
    line: fence.line - 1,
    message: `the fence is marked 'unchecked' but passes its check (${tool})`,
    hint: `remove unchecked="${fence.meta.unchecked}"`,
  };
}

function noChecker(fence: Fence, checkers: readonly Checker[]): Finding {
  const known = [...checkers.flatMap(({languages}) => languages), ...NOT_CODE];
  return {
    fence,
    line: fence.line - 1,
    message: `nothing checks the language '${fence.language}'`,
    hint:
      suggest(fence.language, known) ?? 'write ```text for output, or unchecked="reason" for code',
  };
}

/** Flags that do nothing in a fence, and fences without anything to check. */
export function findMeaningless(fence: Fence, fences: readonly Fence[]): Finding[] {
  const {language, meta, code} = fence;
  const at = {fence, line: fence.line - 1};
  const findings: Finding[] = [];
  if (code.trim() === '') findings.push({...at, message: 'the fence is empty'});
  if (meta.run && !RUNNABLE.has(language)) {
    findings.push({
      ...at,
      message: `${language} cannot be executed`,
      hint: "remove 'run'; the sample is still checked",
    });
  }
  const isOutput = (each: Fence) => each.output === fence && RUNNABLE.has(each.language);
  if (meta.flags.has('output') && !fences.some(isOutput)) {
    findings.push({
      ...at,
      message: 'no sample above is executed, so nothing checks this output',
      hint: "remove 'output', or add 'run' to the sample",
    });
  }
  if (NOT_CODE.has(language) && meta.unchecked !== undefined) {
    findings.push({
      ...at,
      message: `${language} is not checked anyway`,
      hint: "remove 'unchecked'",
    });
  }
  if (meta.preamble !== undefined && ![...EXECUTED, 'python'].includes(language)) {
    findings.push({...at, message: 'only TypeScript, JavaScript and Python can have a preamble'});
  }
  return findings;
}

/** A value shown with `// =>` is a promise that the sample was executed. */
export function findUnprovenClaims(fence: Fence): Finding[] {
  if (fence.meta.run || fence.meta.unchecked !== undefined) return [];
  if (NOT_CODE.has(fence.language)) return [];
  return fence.code.split('\n').flatMap((text, index): Finding[] =>
    mentionsValue(text)
      ? [
          {
            fence,
            line: fence.line + index,
            message: 'the sample shows a value but is not executed',
            hint: RUNNABLE.has(fence.language)
              ? "add 'run' to the fence, or write a plain comment without =>"
              : 'write a plain comment without =>',
          },
        ]
      : [],
  );
}

/** A compiler may report the end of the file; a result table stands below its fence. */
function lastLineOf({line, code, followedBy}: Fence): number {
  return followedBy
    ? followedBy.line + followedBy.rows.length + 1
    : line + code.split('\n').length - 1;
}

export function toFault({fence, line, column, message, hint}: Finding): PageFault {
  return {
    file: fence.file,
    line: Math.min(line, lastLineOf(fence)),
    ...(column === undefined ? {} : {column: column + (fence.indent ?? 0)}),
    message,
    ...(hint === undefined ? {} : {hint}),
  };
}

/** In reading order, each once: a partial is shown by several pages. */
export function sortFaults(faults: readonly PageFault[]): PageFault[] {
  const unique = new Map(
    faults.map((fault) => [`${fault.file}:${fault.line}:${fault.message}`, fault]),
  );
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
}
