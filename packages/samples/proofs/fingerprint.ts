import {digest, fingerprint} from '../../../src/features/samples/proofs.ts';
import {SCRIPTED} from '../core/languages.ts';
import type {Fence} from '../core/types.ts';
import {inputsHash} from './inputs.ts';

/** Attributes and flags of a fence that change only how it looks. */
const LOOKS: ReadonlySet<string> = new Set([
  'showLineNumbers',
  'npm2yarn',
  'shows',
  'caption',
  'alt',
]);

const isScripted = ({language}: Fence): boolean => SCRIPTED.includes(language);

/** Whether a sample may import another of its page, which needs a file name for that. */
const mayImport = (fence: Fence, other: Fence): boolean =>
  other !== fence &&
  other.meta.title !== undefined &&
  (other.language === fence.language || (isScripted(other) && isScripted(fence)));

const attributesOf = ({meta}: Fence) => [
  Object.entries(meta.attributes)
    .filter(([name]) => !LOOKS.has(name))
    .sort(),
  [...meta.flags].filter((name) => !LOOKS.has(name)).sort(),
];

/**
 * Identifies a sample by all that decides whether it is right: its code, its attributes, the output
 * or result that the page shows for it, the files of the page that it may import, and what
 * `inputsHash` says.
 *
 * @param page all samples of the page
 * @returns three hashes, `3f2a9c1b04de.a1b2c3d4.9e8f7a`; the first is of language and code alone
 */
export function proofKey(fence: Fence, page: readonly Fence[]): string {
  const {language, code, output, followedBy} = fence;
  const context = [
    fence.page,
    attributesOf(fence),
    output?.code,
    followedBy && [followedBy.header, followedBy.rows],
    page
      .filter((other) => mayImport(fence, other))
      .map((other) => [other.meta.title, other.code, attributesOf(other)]),
  ];
  const hashes = [
    fingerprint(language, code),
    digest(JSON.stringify(context)).slice(0, 8),
    inputsHash(language),
  ];
  return hashes.join('.');
}

/** Whether the part of a key that stands for the checker of its language is of today. */
export function isOfToday(key: string, language: string): boolean {
  return key.endsWith(`.${inputsHash(language)}`);
}
