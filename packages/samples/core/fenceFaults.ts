import {mentionsValue} from '../../../src/features/samples/expectations.ts';
import {NOT_CODE, SCRIPTED} from './languages.ts';
import type {Fence, Finding} from './types.ts';

/** Languages whose samples can be executed. */
const RUNNABLE: ReadonlySet<string> = new Set([...SCRIPTED, 'sql', 'python', 'rust']);

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
  if (meta.preamble !== undefined && language !== 'python') {
    findings.push({...at, message: 'only Python can have a preamble'});
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
