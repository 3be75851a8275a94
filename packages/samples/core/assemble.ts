import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {suggest} from '../../../src/shared/suggest.ts';
import {ROOT} from './paths.ts';
import type {Fence} from './types.ts';

/** Where a line of assembled code comes from: a fence's MDX line, or a preamble's own line. */
type Origin = {file: string; line: number};

/** A fence's code with what precedes it, and the way back to the MDX. */
export type Assembled = {
  code: string;
  /** The origin of a 1-based line of `code`; lines past the end belong to the last one. */
  origin(line: number): Origin;
  /** What keeps the code from being assembled, e.g. an unknown preamble. */
  fault?: {message: string; hint?: string};
};

/** The folder of the named preambles. */
const PREAMBLES = join(ROOT, 'packages/samples/preambles');

/** Languages that are dialects of one another: a fence may continue any of its family. */
const FAMILIES: Readonly<Record<string, string>> = {
  javascript: 'ts',
  js: 'ts',
  jsx: 'ts',
  tsx: 'ts',
  typescript: 'ts',
  kt: 'kotlin',
  py: 'python',
  rb: 'ruby',
  cs: 'csharp',
  'c#': 'csharp',
  rs: 'rust',
  ex: 'elixir',
};

/** The extensions a preamble of a language family may have. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  ts: ['ts', 'tsx', 'js', 'jsx'],
  kotlin: ['kt'],
  python: ['py'],
  ruby: ['rb'],
  csharp: ['cs'],
  rust: ['rs'],
  elixir: ['ex'],
};

/**
 * Puts a fence's preamble and the fences it continues in front of its code.
 *
 * @param fences the fences of the page (others are ignored), in reading order
 */
export function assemble(fence: Fence, fences: readonly Fence[]): Assembled {
  const lines: string[] = [];
  const origins: Origin[] = [];
  const append = (file: string, first: number, code: string) => {
    code.split('\n').forEach((text, index) => {
      lines.push(text);
      origins.push({file, line: first + index});
    });
  };

  const chain = chainOf(fence, fences);
  if ('fault' in chain) return {...assembled(fence, fence.code), fault: chain.fault};
  const seen = new Set<string>();
  for (const part of chain.parts) {
    if (part.meta.preamble !== undefined && !seen.has(part.meta.preamble)) {
      seen.add(part.meta.preamble);
      const preamble = readPreamble(part);
      if ('fault' in preamble) return {...assembled(fence, fence.code), fault: preamble.fault};
      append(preamble.file, 1, preamble.code);
    }
    append(part.file, part.line, part.code);
  }
  return {code: lines.join('\n'), origin: (line) => clampedOrigin(origins, line)};
}

function assembled(fence: Fence, code: string): Assembled {
  return {code, origin: (line) => ({file: fence.file, line: fence.line + line - 1})};
}

function clampedOrigin(origins: readonly Origin[], line: number): Origin {
  const index = Math.min(Math.max(line, 1), origins.length) - 1;
  return origins[index] ?? {file: '', line: 1};
}

type Chain = {parts: Fence[]} | {fault: {message: string; hint?: string}};

/** The fences that a fence continues, earliest first; none when there are not any to continue. */
export function fencesBefore(fence: Fence, fences: readonly Fence[]): Fence[] {
  const chain = chainOf(fence, fences);
  return 'fault' in chain ? [] : chain.parts.slice(0, -1);
}

/** The fences that a fence stands on, earliest first, ending with the fence itself. */
function chainOf(fence: Fence, fences: readonly Fence[]): Chain {
  const page = fences.filter(({page: other}) => other === fence.page);
  const parts = [fence];
  let current = fence;
  while (current.meta.continues) {
    const previous = predecessor(current, page);
    if (!previous) {
      const title = current.meta.attributes.continues;
      const above = `no ${current.language} sample in the same tab above`;
      return {
        fault: {
          message: `the fence continues nothing: there is ${above}`,
          hint: title === undefined ? "remove 'continues'" : `no sample has the title '${title}'`,
        },
      };
    }
    parts.unshift(previous);
    current = previous;
  }
  return {parts};
}

function predecessor(fence: Fence, page: readonly Fence[]): Fence | undefined {
  const title = fence.meta.attributes.continues;
  const index = page.findIndex(({id}) => id === fence.id);
  return page
    .slice(0, index)
    .reverse()
    .find(
      (other) =>
        familyOf(other.language) === familyOf(fence.language) &&
        (title === undefined || other.meta.title === title) &&
        tabsAgree(other.tabs ?? [], fence.tabs ?? [], title !== undefined),
    );
}

/**
 * Whether a sample may stand on another: no tab group has two values.
 *
 * @param named whether the sample names the other by its title; then that one may be in a tab
 * that the sample is not in, e.g. when only one of several languages goes on below the tabs
 */
function tabsAgree(outer: readonly string[], inner: readonly string[], named: boolean): boolean {
  const values = new Map(inner.map((tab) => splitTab(tab)));
  return outer
    .map((tab) => splitTab(tab))
    .every(([group, value]) => values.get(group) === value || (named && !values.has(group)));
}

function splitTab(tab: string): [string, string] {
  const at = tab.indexOf('=');
  return [tab.slice(0, at), tab.slice(at + 1)];
}

/** The family of a language: `tsx` and `js` belong to `ts`, `py` to `python`. */
function familyOf(language: string): string {
  return FAMILIES[language] ?? language;
}

function readPreamble(
  fence: Fence,
): {file: string; code: string} | {fault: {message: string; hint?: string}} {
  const name = fence.meta.preamble ?? '';
  const family = familyOf(fence.language);
  const candidates = (EXTENSIONS[family] ?? [family]).map((extension) => `${name}.${extension}`);
  const present = preambleFiles();
  const found = candidates.find((candidate) => present.includes(candidate));
  if (found === undefined) {
    const names = present.map((file) => file.replace(/\.\w+$/, ''));
    return {
      fault: {
        message: `there is no preamble '${name}' for ${fence.language}`,
        hint: suggest(name, names) ?? `add packages/samples/preambles/${candidates[0]}`,
      },
    };
  }
  const code = readFileSync(join(PREAMBLES, found), 'utf8').trimEnd();
  return {file: `packages/samples/preambles/${found}`, code};
}

function preambleFiles(): string[] {
  return readdirSync(PREAMBLES).sort();
}
