import {suggest} from '../../../src/shared/suggest.ts';
import {NOT_CODE, SCRIPTED as EXECUTED} from './languages.ts';
import {extractPage, type Page} from './extract.ts';
import {findMeaningless, findUnprovenClaims} from './fenceFaults.ts';
import {pasteToolchain} from '../languages/typescript/paste/index.ts';
import {runToolchain} from '../languages/typescript/run/index.ts';
import {undeclaredImports} from '../dependencies/check.ts';
import {createInstalls} from '../dependencies/installed.ts';
import {scriptsOf} from '../data/scripts.ts';
import type {Checker, Fence, Finding, Outcome, PageFault} from './types.ts';
import {inTurn} from '../languages/toolchains/inTurn.ts';
import {SCRIPTS} from '../shell/languages.ts';
import {checkPageReferences} from '../shell/pageRefs.ts';

/** What was done with one fence. */
export type Verdict = {
  fence: Fence;
  /** `not-code` for diagrams and output, `unchecked` for fences that opt out. */
  status: Outcome['status'] | 'unchecked' | 'not-code';
  tool: string;
  against?: string;
  readings?: Outcome['readings'];
  signatures?: Outcome['signatures'];
  /** Why it was checked less than it could be. */
  unproven?: string;
};

/** The result of a check: one verdict per fence that was checked, and everything that is wrong. */
export type Report = {verdicts: Verdict[]; faults: PageFault[]};

/**
 * Extracts and checks pages; see `checkExtracted`. What their samples import must be installed by
 * what readers of the page are shown.
 */
export async function checkPages(
  files: readonly string[],
  checkers: readonly Checker[],
  options: CheckOptions = {},
): Promise<Report> {
  const extracted = new Map<string, Page>();
  const extract = (file: string) => {
    const page = extracted.get(file) ?? extractPage(file);
    extracted.set(file, page);
    return page;
  };
  const installsOf = createInstalls(extract);
  const pages = files.map((file) => ({...extract(file), installs: installsOf(file)}));
  const {verdicts, faults} = await checkExtracted(pages, checkers, options);
  const undeclared = pages.flatMap((page) => undeclaredImports(page, page.installs.text));
  return {verdicts, faults: sortFaults([...faults, ...undeclared])};
}

type CheckOptions = {
  /** Whether executed samples are run once more as readers would paste them. */
  pastes?: boolean;
  /**
   * Samples that have to be checked; the others of their page are checked only where the same
   * checker reads them anyway. All are when left out.
   */
  isWanted?: (fence: Fence) => boolean;
  /** Is told which checkers are at work, such as `go, rust`. */
  onCheck?: (names: string) => void;
};

/** The fences whose page has one that is wanted and read by the same checker. */
function readTogether(
  fences: readonly Fence[],
  checkers: readonly Checker[],
  isWanted: (fence: Fence) => boolean,
): Fence[] {
  const keyOf = ({page, language}: Fence): string =>
    `${page} ${checkers.findIndex(({languages}) => languages.includes(language))}`;
  const wanted = new Set(fences.filter(isWanted).map(keyOf));
  return fences.filter((fence) => wanted.has(keyOf(fence)));
}

/**
 * Checks the fences of pages: every fence by the checker of its language, and those marked `run`
 * once more by executing them. Fences that opt out are checked too, because an exemption that is
 * no longer needed is a fault.
 */
export async function checkExtracted(
  pages: readonly Page[],
  checkers: readonly Checker[],
  {pastes = true, isWanted = () => true, onCheck = () => undefined}: CheckOptions = {},
): Promise<Report> {
  const fences = pages.flatMap((page) => page.fences);
  const checked = readTogether(fences, checkers, isWanted);
  const outcomes = await checkFences(checked, checkers, {pastes, onCheck});
  const findings: Finding[] = [];
  const verdicts = checked.map((fence) => {
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
  {pastes, onCheck}: Required<Pick<CheckOptions, 'pastes' | 'onCheck'>>,
): Promise<Map<string, Outcome>> {
  const atWork = new Set<string>();
  const tell = <T>(name: string, work: Promise<T>): Promise<T> => {
    onCheck([...atWork.add(name)].join(', '));
    return work.finally(() => {
      atWork.delete(name);
      onCheck([...atWork].join(', '));
    });
  };
  const outcomes = new Map<string, Outcome>();
  const scripts = fences.flatMap(scriptsOf);
  const run = async ({name, languages, check}: Checker) => {
    const own = [...fences, ...scripts].filter(({language}) => languages.includes(language));
    if (own.length === 0) return;
    for (const outcome of await tell(name, check(own))) outcomes.set(outcome.fence.id, outcome);
  };
  const isExecuted = ({languages}: Checker) => languages.some((name) => EXECUTED.includes(name));
  // Compiling holds up this process, so nothing may run meanwhile that has a time limit.
  for (const checker of checkers.filter(isExecuted)) await run(checker);
  const [executed] = await Promise.all([
    tell('executing TypeScript', executeCompiled(fences, outcomes, pastes)),
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
  const {tool, proofs, ...ran} = await runToolchain.check(fences, pageOf);
  const findingsOf = (fence: Fence, findings: readonly Finding[]) =>
    findings.filter((each) => each.fence === fence || each.fence === fence.output);
  const right = fences.filter((fence) => findingsOf(fence, ran.findings).length === 0);
  const pasted = pastes ? await pasteToolchain.check(right, pageOf) : {findings: []};
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
): {verdict: Verdict; findings: Finding[]} {
  const {tool = 'none', against, readings, signatures, unproven} = outcome ?? {};
  const verdict = (status: Verdict['status']): Verdict => {
    return {fence, status, tool, against, readings, signatures, unproven};
  };
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
    column: column === undefined ? undefined : column + (fence.indent ?? 0),
    message,
    hint,
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
