/**
 * Faults for a good sample, one at a time, by an edit as `git diff --word-diff` writes it:
 * `get[-Text-]{+String+}(`. Each has what a finding must say, and text on the line of the finding
 * when that is not where the edit is.
 */
export type Faults = Readonly<Record<string, RegExp | {says: RegExp; at: string}>>;

/** A sample with a fault, and what must be found in it. */
export type FaultySample = {edit: string; code: string; says: RegExp; line: number};

/** Makes an edit at the first place that it fits. */
export function applyEdit(code: string, edit: string): {code: string; line: number} {
  const before = edit.replace(/\{\+.*?\+\}/gs, '').replace(/\[-(.*?)-\]/gs, '$1');
  const after = edit.replace(/\[-.*?-\]/gs, '').replace(/\{\+(.*?)\+\}/gs, '$1');
  const start = code.indexOf(before);
  if (start < 0) throw new Error(`nothing to edit by ${edit}`);
  const kept = edit.slice(0, edit.search(/\[-|\{\+/));
  return {
    code: code.slice(0, start) + after + code.slice(start + before.length),
    line: (code.slice(0, start) + kept).split('\n').length,
  };
}

/** Puts each fault into a copy of a good sample. Lines are those of the sample, from 1. */
export function faultySamples(good: string, faults: Faults): FaultySample[] {
  return Object.entries(faults).map(([edit, said]) => {
    const {code, line} = applyEdit(good, edit);
    if (said instanceof RegExp) return {edit, code, says: said, line};
    if (!code.includes(said.at)) throw new Error(`no line with ${said.at}`);
    const lineAt = code.slice(0, code.indexOf(said.at)).split('\n').length;
    return {edit, code, says: said.says, line: lineAt};
  });
}
