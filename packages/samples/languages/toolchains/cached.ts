import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {concerns} from '../../core/concerns.ts';
import {ROOT} from '../../core/paths.ts';
import type {Fence} from '../../core/types.ts';
import type {Proof, Toolchain} from './types.ts';

const FOLDER = join(ROOT, '.cache/samples');

/** What is remembered of a sample without faults. */
type Entry = {tool: string; proof?: Proof};

/**
 * A toolchain that checks a sample only when it, its page's other samples in the language or the
 * toolchain's `inputs` have changed. A sample with a fault is checked each time.
 *
 * @param language names the file that remembers the results
 */
export function cachedToolchain(
  language: string,
  toolchain: Toolchain,
  folder = FOLDER,
): Toolchain {
  if (!toolchain.inputs) return toolchain;
  const file = join(folder, `${language}.json`);
  return {
    ...toolchain,
    async check(fences, page = () => []) {
      const inputs = toolchain.inputs!();
      const keys = new Map(fences.map((fence) => [fence, keyOf(fence, inputs, page)]));
      const known = readEntries(file);
      const stale = fences.filter((fence) => !known[keys.get(fence)!]);
      const report =
        stale.length > 0
          ? await toolchain.check(stale, page)
          : {tool: known[keys.get(fences[0]!)!]?.tool ?? '', findings: []};
      const isRight = (fence: Fence) => !report.findings.some((each) => concerns(each, fence));
      for (const fence of stale.filter(isRight)) {
        known[keys.get(fence)!] = {tool: report.tool, proof: report.proofs?.get(fence)};
      }
      if (stale.length > 0) writeEntries(file, known);
      return {
        ...report,
        proofs: new Map(
          fences.flatMap((fence) => {
            const proof = known[keys.get(fence)!]?.proof ?? report.proofs?.get(fence);
            return proof ? [[fence, proof] as const] : [];
          }),
        ),
      };
    },
  };
}

function keyOf(fence: Fence, inputs: string, page: (fence: Fence) => readonly Fence[]): string {
  const text = (each: Fence) => [
    each.meta,
    [...each.meta.flags],
    each.code,
    each.output?.code,
    each.commands,
  ];
  const content = [inputs, text(fence), page(fence).map(text)];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24);
}

function readEntries(file: string): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>;
  } catch {
    return {};
  }
}

function writeEntries(file: string, entries: Record<string, Entry>): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(entries));
}
