import {readFileSync, statSync} from 'node:fs';
import {LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import {describeIssue} from './describeProblems.ts';

interface Parsed {
  value: unknown;
  /** Line of the value at a path, or of the nearest value around it. */
  lineOf(path: readonly PropertyKey[]): number;
}

function parse(file: string): Parsed {
  const lines = new LineCounter();
  const text = readFileSync(file, 'utf8');
  const document = parseDocument(text, {prettyErrors: false, lineCounter: lines});
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  const [error] = document.errors;
  if (error) {
    throw new Error(
      `${file}:${lineAt(error.pos[0])}: ${error.message}. Fix the file, not the page that shows it.`,
    );
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    if (path.length === 0) {
      return 1;
    }
    const node = document.getIn(path, true) as {range?: number[] | null} | null | undefined;
    const [start] = node?.range ?? [];
    return start === undefined ? lineOf(path.slice(0, -1)) : lineAt(start);
  };
  return {value: document.toJS() as unknown, lineOf};
}

const parsedFiles = new Map<string, {modified: number; parsed: Parsed}>();

/** Parses a file once per version of it, so that a change shows while the site is being written. */
function parseOnce(file: string): Parsed {
  const modified = statSync(file).mtimeMs;
  const known = parsedFiles.get(file);
  if (known?.modified === modified) {
    return known.parsed;
  }
  const parsed = parse(file);
  parsedFiles.set(file, {modified, parsed});
  return parsed;
}

/**
 * Reads a JSON or YAML file, once per version of it.
 *
 * @param file path relative to the repository, which is the working directory
 * @throws Error naming file and line when it cannot be parsed
 */
export function readData(file: string): unknown {
  return parseOnce(file).value;
}

/**
 * A JSON or YAML file of facts that is checked when it is first used, and again after a change.
 *
 * @param file path relative to the repository, which is the working directory
 * @param known keys of the entries, for suggestions
 * @returns a function that gives the content
 * @throws Error (by that function) naming file, line, key and reason of every mistake
 */
export function dataFile<Content>(
  file: string,
  schema: z.ZodType<Content>,
  known: readonly string[],
): () => Content {
  let checked: {of: Parsed; content: Content} | undefined;
  return () => {
    const parsed = parseOnce(file);
    if (checked?.of !== parsed) {
      const result = schema.safeParse(parsed.value);
      if (!result.success) {
        const mistakes = result.error.issues.flatMap((issue) =>
          describeIssue(issue, known).map(
            (problem) => `${file}:${parsed.lineOf(issue.path)}: ${problem}`,
          ),
        );
        throw new Error(mistakes.join('\n'));
      }
      checked = {of: parsed, content: result.data};
    }
    return checked.content;
  };
}
