import {LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import {describeIssue} from './describeProblems.ts';
import {findMergeMark} from './mergeMark.ts';

/** What is wrong in a text, and at which of its lines. */
export interface DataMistake {
  line: number;
  problem: string;
}

/** Data read from a text, which know their lines. */
export interface ParsedData {
  value: unknown;
  /** Line of the value at a path, or of the nearest value around it. */
  lineOf(path: readonly PropertyKey[]): number;
}

/**
 * Parses JSON or YAML.
 *
 * @returns the mistake when the text is neither
 */
export function parseData(text: string): ParsedData | DataMistake {
  const mark = findMergeMark(text);
  if (mark) return mark;
  const lines = new LineCounter();
  const document = parseDocument(text, {prettyErrors: false, lineCounter: lines});
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  const [error] = document.errors;
  if (error) return {line: lineAt(error.pos[0]), problem: error.message};
  const lineOf = (path: readonly PropertyKey[]): number => {
    if (path.length === 0) return 1;
    const node = document.getIn(path, true) as {range?: number[] | null} | null | undefined;
    const [start] = node?.range ?? [];
    return start === undefined ? lineOf(path.slice(0, -1)) : lineAt(start);
  };
  return {value: document.toJS() as unknown, lineOf};
}

/** Checks data against a schema. */
export function checkData<Content>(
  {value, lineOf}: ParsedData,
  schema: z.ZodType<Content>,
  known: readonly string[],
): {content: Content} | {mistakes: DataMistake[]} {
  const result = schema.safeParse(value, {reportInput: true});
  if (result.success) return {content: result.data};
  const mistakes = result.error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return describeIssue(issue, known).map((problem, index) => ({
      line: lineOf([...issue.path, ...keys.slice(index, index + 1)]),
      problem,
    }));
  });
  return {mistakes};
}
