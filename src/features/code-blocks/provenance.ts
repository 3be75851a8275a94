import path from 'node:path';
import {runsInBrowser} from '../sql-playground/engine/runsInBrowser.ts';
import {findProof} from '../samples/find.ts';
import {otherTexts, provenanceLabel, sdkIn} from '../samples/index.ts';
import {runCommands} from '../samples/runCommands.ts';

/**
 * Says what the sample check did with a fence that uses an SDK or was executed, and how a reader runs
 * one that stands alone; SQL runs on the page itself, and `others` are its texts in other dialects.
 * `signatures` are of what it uses of the SDK, by identifier; `sdk` is the package.
 *
 * @param file path of the page.
 * @param meta what stands behind the fence's language.
 * @returns nothing when the check has not seen exactly this code.
 */
export function provenanceOf(
  file: string,
  language: string,
  code: string,
  meta: {source: string; title?: string},
): {
  provenance?: string;
  commands?: string;
  runs?: true;
  others?: {title: string; sql: string}[];
  signatures?: Readonly<Record<string, string>>;
  sdk?: string;
} {
  const page = path.relative(process.cwd(), file).split(path.sep).join('/');
  const proof = findProof(page, language, code);
  if (!proof) return {};
  const {status, readings, signatures} = proof;
  const isExecuted = status === 'ran' || status === 'executed-sql';
  const used = sdkIn(proof);
  const provenance = isExecuted || used ? provenanceLabel(proof) : undefined;
  if (!provenance) return {};
  if (status === 'executed-sql') {
    const others = otherTexts(readings ?? {});
    return {provenance, others, ...(runsInBrowser(code) ? {runs: true as const} : {})};
  }
  const isWhole = status === 'ran' && !/\bpreamble=/.test(meta.source);
  const commands = isWhole ? runCommands(language, code, meta.title) : undefined;
  return {
    provenance,
    ...(commands ? {commands} : {}),
    ...(signatures ? {signatures} : {}),
    ...(used ? {sdk: used.sdk} : {}),
  };
}
