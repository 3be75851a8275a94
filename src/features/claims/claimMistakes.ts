import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Diagnostic} from '../../shared/diagnostic.ts';
import {claimProblems, readClaims, withoutEvidence, type ClaimedPage} from './claims.ts';

/**
 * Finds the statements about failure on an SDK page that have no evidence, and the claims of the
 * page that are wrong.
 *
 * @throws Error naming the file of the claims and each that is not complete
 */
export function claimMistakes(page: ClaimedPage): Diagnostic[] {
  const {dir, name} = path.posix.parse(page.file);
  const file = `${dir}/claims.yaml`;
  const {sources, claims} = existsSync(file)
    ? readClaims(file, readFileSync(file, 'utf8'))
    : {sources: {}, claims: []};
  const own = claims.filter((claim) => claim.page === name);
  const missing = withoutEvidence(page, own).map(({text, from}) => ({
    file: page.file,
    line: from,
    message:
      `"${text.slice(0, 60)}" has no evidence: ` +
      `add a claim to ${file} whose "says" stands on this line`,
  }));
  const wrong = claimProblems({sources, claims: own}, () => page, existsSync);
  return [...missing, ...wrong.map((message) => ({file, message}))];
}
