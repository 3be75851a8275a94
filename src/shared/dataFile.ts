import {readFileSync, statSync} from 'node:fs';
import type * as z from 'zod';
import {checkData, parseData, type ParsedData} from './parseData.ts';

function parse(file: string): ParsedData {
  const parsed = parseData(readFileSync(file, 'utf8'));
  if ('lineOf' in parsed) return parsed;
  const {line, problem} = parsed;
  throw new Error(`${file}:${line}: ${problem}. Fix the file, not the page that shows it.`);
}

const parsedFiles = new Map<string, {modified: number; parsed: ParsedData}>();

/** Memoizes the parsed file by its version, so that a change shows while the site is being written. */
function parseOnce(file: string): ParsedData {
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
 * @throws Error naming file and line when it cannot be parsed
 */
export function readData(file: string): unknown {
  return parseOnce(file).value;
}

/**
 * A JSON or YAML file of facts that is checked when it is first used, and again after a change.
 *
 * @throws Error (by that function) naming file, line, key and reason of every mistake
 */
export function dataFile<Content>(
  file: string,
  schema: z.ZodType<Content>,
  known: readonly string[],
): () => Content {
  let checked: {of: ParsedData; content: Content} | undefined;
  return () => {
    const parsed = parseOnce(file);
    if (checked?.of !== parsed) {
      const result = checkData(parsed, schema, known);
      if ('mistakes' in result) {
        throw new Error(
          result.mistakes.map(({line, problem}) => `${file}:${line}: ${problem}`).join('\n'),
        );
      }
      checked = {of: parsed, content: result.content};
    }
    return checked.content;
  };
}
