import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {Diagnostic} from '../../shared/diagnostic.ts';
import {checkData, parseData} from '../../shared/parseData.ts';

const place = {
  /** Name of the file without `.mdx`. */
  page: z.string().min(1),
  /** Id of the heading below which the statement is; left out for the introduction. */
  heading: z.string().optional(),
};

const sourceClaim = z.strictObject({
  ...place,
  source: z.string(),
  file: z.string().min(1),
  line: z.int().min(1),
  quote: z.string().min(1),
});

const replayClaim = z.strictObject({...place, replay: z.string().min(1)});

export type SourceClaim = z.infer<typeof sourceClaim>;

const fileSchema = z.strictObject({
  /** Version that was read of each repository or package. */
  sources: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)),
  claims: z.array(
    z.union([sourceClaim, replayClaim], {
      error: 'give page and heading, and source with file, line and quote; or replay',
    }),
  ),
});

type ClaimsFile = z.infer<typeof fileSchema>;

/** @throws Error naming file and line of what is no YAML, or of each claim that is not complete */
export function readClaims(file: string, yaml: string): ClaimsFile {
  const parsed = parseData(yaml);
  const checked = 'problem' in parsed ? {mistakes: [parsed]} : checkData(parsed, fileSchema, []);
  if ('content' in checked) return checked.content;
  throw new Error(
    checked.mistakes.map(({line, problem}) => `${file}:${line}: ${problem}`).join('\n'),
  );
}

/** Says which claims have no page or heading, or name an unknown source or replay. */
export function claimProblems(
  {sources, claims}: ClaimsFile,
  anchorsOf: (page: string) => ReadonlySet<string> | undefined,
): string[] {
  return claims.flatMap((claim) => {
    const anchors = anchorsOf(claim.page);
    if (!anchors) {
      return [`there is no page "${claim.page}"`];
    }
    const problems: string[] = [];
    if (claim.heading !== undefined && !anchors.has(claim.heading)) {
      problems.push(
        `${claim.page} has no heading #${claim.heading} any more: name another, or remove the claim`,
      );
    }
    if ('source' in claim && !Object.hasOwn(sources, claim.source)) {
      problems.push(`"${claim.source}" is not under sources`);
    }
    if ('replay' in claim && !existsSync(claim.replay)) {
      problems.push(`the replay ${claim.replay} does not exist`);
    }
    return problems;
  });
}

/**
 * Finds what is wrong with the claims of one page, which are beside it.
 *
 * @throws Error naming the file of the claims and each that is not complete
 */
export function claimMistakes(
  file: string,
  anchorsOf: (file: string) => ReadonlySet<string>,
): Diagnostic[] {
  const {dir, name} = path.posix.parse(file);
  const evidence = `${dir}/claims.yaml`;
  if (!existsSync(evidence)) {
    return [];
  }
  const {sources, claims} = readClaims(evidence, readFileSync(evidence, 'utf8'));
  const own = claims.filter(({page}) => page === name);
  return claimProblems({sources, claims: own}, () => anchorsOf(file)).map((message) => ({
    file: evidence,
    message,
  }));
}

/** What became of a quoted line in another version of its file. */
export type Comparison =
  {state: 'same'} | {state: 'moved'; line: number} | {state: 'vanished'; reason: string};

/**
 * Looks for the quote of a claim in a version of its source.
 *
 * @param text the file's text; undefined when that version has no such file.
 */
export function compareSource({line, quote}: SourceClaim, text: string | undefined): Comparison {
  if (text === undefined) {
    return {state: 'vanished', reason: 'the file does not exist'};
  }
  const lines = text.split('\n');
  if (lines[line - 1]?.includes(quote)) {
    return {state: 'same'};
  }
  const found = lines.flatMap((each, index) => (each.includes(quote) ? [index + 1] : []));
  const nearest = found.sort((a, b) => Math.abs(a - line) - Math.abs(b - line))[0];
  return nearest === undefined
    ? {state: 'vanished', reason: `no line holds "${quote}"`}
    : {state: 'moved', line: nearest};
}
