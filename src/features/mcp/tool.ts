import * as z from 'zod';
import type {Answers} from './answers.ts';
import type {Docs} from './docs/docs.ts';
import type {Guard} from './guard.ts';

/** What a tool may use to answer. */
export interface Context {
  docs: Docs;
  guard: Guard;
  /** What was answered before. */
  answers: Answers;
}

/** Returns what tools need to answer from a site. */
export function contextOf(docs: Docs, guard: Guard): Context {
  return {docs, guard, answers: new Map()};
}

/** Something a client can call. It reads only, and answers in Markdown. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  title: string;
  /** What it answers and when to call it: all that a model knows of it. */
  description: string;
  input: Shape;
  /** Throws a `Refusal` for what cannot be answered. */
  run: (input: z.output<z.ZodObject<Shape>>, context: Context) => string | Promise<string>;
}

/** Most characters of a text that somebody hands over to be looked at. */
export const LONGEST_TEXT = 200_000;

/** A text to look at. */
export function longText(description: string) {
  const most = LONGEST_TEXT.toLocaleString('en-US');
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
    .max(500, 'has more than 500 characters')
    .describe(description);
}

/** Declares a tool; keeps what its input looks like for `run`. */
export function defineTool<Shape extends z.ZodRawShape>(tool: Tool<Shape>): Tool {
  return tool as unknown as Tool;
}
