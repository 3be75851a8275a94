import * as z from 'zod';
import type {Statement} from './failureStatements.ts';
import {describeProblems, problemsError} from '../../shared/describeProblems.ts';
import {parseData} from '../../shared/parseData.ts';

const common = {
  /** Name of the file without `.mdx`. */
  page: z.string().min(1),
  /** Words of one line of the page's source. */
  says: z.string().min(10, 'at least 10 characters, so that it finds one place'),
};

const sourceClaim = z.strictObject({
  ...common,
  source: z.string(),
  file: z.string().min(1),
  line: z.int().min(1),
  quote: z.string().min(1),
});

const replayClaim = z.strictObject({...common, replay: z.string().min(1)});

const reasonClaim = z.strictObject({
  ...common,
  reason: z.string().min(15, 'say what decides, and where it can be read'),
});

export type SourceClaim = z.infer<typeof sourceClaim>;
type Claim = SourceClaim | z.infer<typeof replayClaim> | z.infer<typeof reasonClaim>;

const claimSchema = z.looseObject(common).transform((value, context): Claim => {
  const kinds = [
    ['source', sourceClaim],
    ['replay', replayClaim],
    ['reason', reasonClaim],
  ] as const;
  const [kind, ...others] = kinds.filter(([key]) => Object.hasOwn(value, key));
  const result = kind && others.length === 0 ? kind[1].safeParse(value) : undefined;
  if (result?.success) {
    return result.data;
  }
  const message = result
    ? describeProblems(result.error).join(', ')
    : 'give source with file, line and quote; or replay; or reason: one of the three';
  context.addIssue(`"${value.says}": ${message}`);
  return z.NEVER;
});

const fileSchema = z.strictObject({
  /** Version that was read of each repository or package. */
  sources: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)),
  claims: z.array(claimSchema),
});

export type ClaimsFile = z.infer<typeof fileSchema>;

/** @throws Error naming the file, and the line that is no YAML or each claim that is not complete */
export function readClaims(file: string, yaml: string): ClaimsFile {
  const parsed = parseData(yaml);
  if ('problem' in parsed) throw new Error(`${file}:${parsed.line}: ${parsed.problem}`);
  const result = fileSchema.safeParse(parsed.value);
  if (!result.success) {
    throw problemsError(`${file}:`, describeProblems(result.error));
  }
  return result.data;
}

/** What a check of claims must know of a page. */
export interface ClaimedPage {
  file: string;
  source: string;
  statements: readonly Statement[];
}

function linesWith(source: string, says: string): number[] {
  return source.split('\n').flatMap((line, index) => (line.includes(says) ? [index + 1] : []));
}

/** Says which claims have no page, stand nowhere on it, or name an unknown source or replay. */
export function claimProblems(
  {sources, claims}: ClaimsFile,
  find: (page: string) => ClaimedPage | undefined,
  exists: (path: string) => boolean,
): string[] {
  return claims.flatMap((claim) => {
    const page = find(claim.page);
    if (!page) {
      return [`there is no page "${claim.page}"`];
    }
    const problems: string[] = [];
    if (linesWith(page.source, claim.says).length === 0) {
      problems.push(`${page.file} does not say "${claim.says}"`);
    }
    if ('source' in claim && !Object.hasOwn(sources, claim.source)) {
      problems.push(`"${claim.source}" is not under sources`);
    }
    if ('replay' in claim && !exists(claim.replay)) {
      problems.push(`the replay ${claim.replay} does not exist`);
    }
    return problems;
  });
}

/** The statements of a page that no claim stands on. */
export function withoutEvidence(page: ClaimedPage, claims: readonly Claim[]): Statement[] {
  const lines = new Set(claims.flatMap(({says}) => linesWith(page.source, says)));
  return page.statements.filter(
    ({from, to, text}) =>
      ![...lines].some((line) => line >= from && line <= to) &&
      !claims.some(({says}) => text.includes(says)),
  );
}
