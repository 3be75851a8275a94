import * as z from 'zod';
import {type Guard, Refusal} from './refusal.ts';
import type {Docs} from './docs/docs.ts';
import {MAX_QUERY_LENGTH} from '../search/engine/quotes.ts';
import {memoizeAsync} from '../../shared/lazyImport.ts';
import {groupDigits} from '../../shared/format.ts';
import type {SqlParser} from '../../shared/sql/parser.ts';

/** What a tool may use to answer. */
export interface Context {
  docs: Docs;
  guard: Guard;
  /** Starts the parser with the first SQL, for it takes memory. */
  sqlParser: () => Promise<SqlParser>;
}

function withoutParser(): Promise<never> {
  const reason = 'its parser is larger than the functions of this host may be';
  return Promise.reject(new Refusal(`SQL cannot be checked here: ${reason}.`));
}

/**
 * Returns what tools need to answer from a site.
 *
 * @param startParser for hosts that have room for the parser of SQL; others refuse to check SQL.
 */
export function contextOf(
  docs: Docs,
  guard: Guard,
  startParser: () => Promise<SqlParser> = withoutParser,
): Context {
  return {docs, guard, sqlParser: memoizeAsync(startParser)};
}

/** Something a client can call. It reads only, and answers in Markdown. */
interface Definition<Input extends z.ZodObject> {
  name: string;
  title: string;
  /** What it answers and when to call it: all that a model knows of it. */
  description: string;
  input: Input;
  /** Throws a `Refusal` for what cannot be answered. */
  run: (input: z.output<Input>, context: Context) => string | Promise<string>;
}

export type Tool = Definition<z.ZodObject>;

/** Most characters of a text that somebody hands over to be looked at. */
export const LONGEST_TEXT = 200_000;

/** A text to look at. */
export function longText(description: string) {
  const most = groupDigits(LONGEST_TEXT);
  return z
    .string()
    .max(LONGEST_TEXT, `has more than ${most} characters; hand over a part of it`)
    .describe(description);
}

/** A name or a few words. */
export function shortText(description: string) {
  return z
    .string()
    .min(1, 'is empty')
    .max(MAX_QUERY_LENGTH, `has more than ${MAX_QUERY_LENGTH} characters`)
    .describe(description);
}

/** Declares a tool; its input is made ready once, for all requests. */
export function defineTool<Shape extends z.ZodRawShape>(
  definition: Omit<Definition<z.ZodObject<Shape>>, 'input'> & {input: Shape},
): Tool {
  return {...definition, input: z.object(definition.input)} as unknown as Tool;
}
