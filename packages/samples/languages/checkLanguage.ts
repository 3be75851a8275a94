import {setImmediate} from 'node:timers/promises';
import {sdkManifest} from '../../../src/features/sdks/readManifest.ts';
import type {SdkManifest} from '../../../src/features/sdks/schema.ts';
import {installedVersion} from '../core/installed.ts';
import type {Checker, Fence, Finding, Outcome} from '../core/types.ts';
import {symbolRules} from './rules.ts';
import {sdkOf} from './sdkOf.ts';
import type {Api} from './symbols/api.ts';
import {createApi} from './symbols/api.ts';
import {checkSymbols} from './symbols/check.ts';
import type {Language, ParsedLanguage} from './symbols/expression.ts';
import {parse} from './syntax/parse.ts';
import {inTurn} from './toolchains/inTurn.ts';
import type {Toolchain} from './toolchains/types.ts';

const apis = new WeakMap<SdkManifest, Api>();
const tool = `web-tree-sitter ${installedVersion('web-tree-sitter')}`;

function apiOf(sdk: string): Api {
  const manifest = sdkManifest(sdk);
  const api = apis.get(manifest) ?? createApi(manifest);
  apis.set(manifest, api);
  return api;
}

const hasNames = (language: ParsedLanguage): language is Language => 'expression' in language;

async function checkFence(fence: Fence, language: ParsedLanguage): Promise<Outcome> {
  const {root, offset, errors} = await parse(language.grammar, fence.code, language.wraps);
  const find = (row: number, column: number, message: string, hint?: string): Finding => {
    return {fence, line: fence.line + row, column: column + 1, message, hint};
  };
  if (errors.length > 0) {
    const findings = errors.map(({row, column, message}) => find(row, column, message));
    return {fence, status: 'failed', tool, findings};
  }
  if (!hasNames(language)) return {fence, status: 'parsed', tool, findings: []};
  const api = apiOf(sdkOf(fence, language.name));
  const rules = symbolRules[api.sdk];
  if (!rules) throw new Error(`packages/samples/languages/rules.ts has no entry for ${api.sdk}.`);
  const {problems, usesSdk} = checkSymbols(root, language, api, rules);
  const findings = problems.map(({at, message, hint}) =>
    find(at.row - offset, at.column, message, hint),
  );
  if (findings.length > 0) return {fence, status: 'failed', tool, against: api.label, findings};
  if (!usesSdk) return {fence, status: 'parsed', tool, findings};
  return {fence, status: 'symbols-checked', tool, against: api.label, findings};
}

/** Adds what the language's own parser says about the fences that passed. */
async function addToolchain(
  outcomes: Outcome[],
  toolchain: Toolchain,
  fences: readonly Fence[],
): Promise<Outcome[]> {
  const passed = outcomes.filter(
    ({fence, findings}) => findings.length === 0 && toolchain.accepts?.(fence) !== false,
  );
  if (passed.length === 0) return outcomes;
  const found = await inTurn(() =>
    toolchain.check(
      passed.map((outcome) => outcome.fence),
      (fence) => fences.filter(({page}) => page === fence.page),
    ),
  );
  return outcomes.map((outcome) => {
    if (!passed.includes(outcome)) return outcome;
    if (found.unavailable !== undefined) return {...outcome, unproven: found.unavailable};
    const findings = found.findings.filter((finding) => finding.fence === outcome.fence);
    const tool = `${outcome.tool}, ${found.tool}`;
    if (findings.length > 0) return {...outcome, status: 'failed', tool, findings};
    const proof = found.proofs?.get(outcome.fence);
    // The parser proves nothing that the compiler does not.
    return proof ? {...outcome, tool: found.tool, ...proof} : {...outcome, tool};
  });
}

/**
 * The checker of one language: every fence must parse and, where no compiler here knows the names,
 * may only use SDK symbols that the manifest knows; where the language's toolchain is installed, it
 * must accept the sample too.
 */
export function languageChecker(language: ParsedLanguage, toolchain?: Toolchain): Checker {
  return {
    name: language.name,
    languages: language.aliases,
    async check(fences) {
      const outcomes: Outcome[] = [];
      for (const fence of fences) {
        // Toolchains of other languages may have something to tell.
        await setImmediate();
        outcomes.push(await checkFence(fence, language));
      }
      return toolchain ? addToolchain(outcomes, toolchain, fences) : outcomes;
    },
  };
}
