import {errorMessage} from '../../../shared/errorMessage.ts';

const MOST_CHARACTERS = 200;

/**
 * Says why DuckDB makes no table of a file: what went wrong, and with what. The line of the file may
 * be long, and the settings to try are not the reader's to change.
 */
export function ownProblem(error: unknown): string {
  const [what = '', ...more] = errorMessage(error).split('\n');
  const reason = more.find((line) => !line.startsWith('Original Line:'));
  return [what, reason].filter(Boolean).join('. ').slice(0, MOST_CHARACTERS);
}
