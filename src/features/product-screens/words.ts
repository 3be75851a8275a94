import * as z from 'zod';

/** Words on a screen; YAML reads some of them as numbers. */
export const text = z.union([z.string().min(1), z.number(), z.boolean()]).transform(String);

/** Ends a sentence that has no end of its own. */
export function sentence(words: string): string {
  return /[.!?…:]$/.test(words) ? words : `${words}.`;
}
