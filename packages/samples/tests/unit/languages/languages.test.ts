import {describe} from 'vitest';
import {languageChecker} from '../../../languages/checkLanguage.ts';
import type {Faults} from '../../../languages/fault.ts';
import {namedLanguages} from '../../../languages/registry.ts';
import {compilerFaults, runFaults} from '../../../languages/typescript/faults.ts';
import {typescriptChecker} from '../../../languages/typescript/index.ts';
import {runToolchain} from '../../../languages/typescript/run/index.ts';
import type {Checker} from '../../../core/types.ts';
import {testFaults} from './testFaults.ts';

/** Lets a checker judge. */
const by = (checker: Checker) => async (fences: Parameters<Checker['check']>[0]) => {
  const outcomes = await checker.check(fences);
  return {
    findings: outcomes.flatMap(({findings}) => findings),
    proofs: new Map(outcomes.map((each) => [each.fence, each])),
  };
};

describe.each(namedLanguages)('the names in $name', async (language) => {
  const {faults} = (await import(`../../../languages/${language.name}/faults.ts`)) as {
    faults: Faults;
  };
  testFaults(language.name, faults, by(languageChecker(language)), {
    proof: {status: 'symbols-checked'},
  });
});

const meta = {run: true, title: 'sample.mts'};

describe('the TypeScript compiler', () => {
  testFaults('typescript', compilerFaults, by(typescriptChecker), {meta});
});

describe('a run in Node', () => {
  testFaults('typescript', runFaults, runToolchain.check, {meta});
});
