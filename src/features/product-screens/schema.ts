import * as z from 'zod';
import {part} from './part.ts';
import {text} from './words.ts';

/** What a screen fence may hold. */
export const screenSchema = z.strictObject({
  /** What is drawn, in words: `the form of a new flag`. */
  shows: z.string().min(1),
  /** The way through menus that leads here. */
  at: z.array(text).default([]),
  as: z.enum(['page', 'dialog', 'panel', 'menu', 'message']).default('page'),
  /** The heading on the screen. */
  title: text.optional(),
  parts: z.array(part).min(1),
  /** Says what to look at. */
  caption: z.string().min(1),
});

export type Screen = z.infer<typeof screenSchema>;

/** Names of keys, for suggestions. */
export const KEYS = [
  ...Object.keys(screenSchema.shape),
  ...'mark value options on primary open items chosen rows label width tone of'.split(' '),
];
