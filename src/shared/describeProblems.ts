import type * as z from 'zod';
import {suggest} from './suggest.ts';

function unknownKey(key: string, path: readonly PropertyKey[], known: readonly string[]): string {
  const guess = suggest(key, known);
  return `${[...path, key].join('.')}: no such key${guess ? `; ${guess}` : ''}`;
}

/** Whether nothing is there, as far as the schema was asked to report what is. */
function isMissing(issue: z.core.$ZodIssue): boolean {
  return 'input' in issue && issue.input === undefined;
}

/** Describes one issue of a schema, one line for each key that it rejects. */
export function describeIssue(issue: z.core.$ZodIssue, known: readonly string[] = []): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey(key, issue.path, known));
  }
  const reason = issue.message.endsWith('received undefined')
    ? 'is missing'
    : `${isMissing(issue) ? 'is missing; ' : ''}${issue.message}`;
  return [[issue.path.join('.'), reason].filter(Boolean).join(': ')];
}

/** Describes what a schema rejected, one line for each place: its path and the reason. */
export function describeProblems(error: z.core.$ZodError, known: readonly string[] = []): string[] {
  return error.issues.flatMap((issue) => describeIssue(issue, known));
}

/** Returns an error that lists problems below a heading. */
export function problemsError(heading: string, problems: readonly string[]): Error {
  return new Error([heading, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
}
