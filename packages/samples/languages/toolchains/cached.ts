import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../../core/paths.ts';
import type {Fence, Finding} from '../../core/types.ts';
import type {Proof, Toolchain} from './types.ts';

const FOLDER = join(ROOT, '.cache/samples');

/** The remembered result of a sample; lines of findings count from the fence. */
type Entry = {tool: string; proof?: Proof; findings: Omit<Finding, 'fence'>[]};

/**
 * A toolchain that checks a sample only when it, its page's other samples in the language or the
 * toolchain's `inputs` have changed.
 *
 * @param language names the file that remembers the results
 */
export function cachedToolchain(language: string, toolchain: Toolchain): Toolchain {
  if (!toolchain.inputs) return toolchain;
  const file = join(FOLDER, `${language}.json`);
  return {
    ...toolchain,
    async check(fences, before = () => [], page = () => []) {
      const inputs = toolchain.inputs!();
      const keys = new Map(fences.map((fence) => [fence, keyOf(fence, inputs, before, page)]));
      const known = readEntries(file);
      const stale = fences.filter((fence) => !known[keys.get(fence)!]);
      const entries = {...known};
      if (stale.length > 0) {
        const {tool, findings, proofs} = await toolchain.check(stale, before, page);
        for (const fence of stale) {
          const own = findings.filter((finding) => finding.fence === fence);
          entries[keys.get(fence)!] = {
            tool,
            proof: proofs?.get(fence),
            findings: own.map(({fence: _, ...rest}) => ({...rest, line: rest.line - fence.line})),
          };
        }
      }
      const used = Object.fromEntries(
        fences.map((fence) => [keys.get(fence)!, entries[keys.get(fence)!]!]),
      );
      if (stale.length > 0) writeEntries(file, {...known, ...used});
      return {
        tool: Object.values(used)[0]?.tool ?? '',
        findings: fences.flatMap((fence) =>
          used[keys.get(fence)!]!.findings.map((each) => ({
            ...each,
            fence,
            line: each.line + fence.line,
          })),
        ),
        proofs: new Map(
          fences.flatMap((fence) => {
            const {proof} = used[keys.get(fence)!]!;
            return proof ? [[fence, proof] as const] : [];
          }),
        ),
      };
    },
  };
}

function keyOf(
  fence: Fence,
  inputs: string,
  before: (fence: Fence) => readonly Fence[],
  page: (fence: Fence) => readonly Fence[],
): string {
  const text = (each: Fence) => [
    each.meta,
    [...each.meta.flags],
    each.code,
    each.output?.code,
    each.commands,
  ];
  const content = [inputs, text(fence), before(fence).map(text), page(fence).map(text)];
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
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(file, JSON.stringify(entries));
}
