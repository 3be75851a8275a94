import * as z from 'zod';

/** Titles are plain text: marks of Markdown and curly quotes would show as typed. */
const isPlain = [
  (text: string) => !/[`“”]/.test(text),
  {message: 'write it without back quotes and curly quotes; they would show as typed'},
] as const;

const title = z
  .string()
  .max(60, 'at most 60 characters')
  .refine((text) => !/\beppo\b/i.test(text) || text === 'Eppo documentation', {
    message: 'leave the product name out; every page is about it',
  })
  .refine(...isPlain);

const description = z
  .string()
  .min(50, 'at least 50 characters: say what the reader learns')
  .max(155, 'at most 155 characters: search engines cut longer ones');

const keywords = z.array(z.string().min(2)).min(1, 'at least one word a reader might type');

/** Front matter of a documentation page. There is no slug: the folder is the URL. */
export const docFrontMatter = z.strictObject({
  title,
  description,
  sidebar_label: z
    .string()
    .min(2)
    .max(40)
    .refine(...isPlain)
    .optional(),
  sidebar_position: z.number({error: 'write a number'}).min(0).optional(),
  kind: z.enum(['tutorial', 'how-to', 'explanation', 'reference'], {
    error: 'write tutorial, how-to, explanation or reference',
  }),
  keywords,
  hide_table_of_contents: z.boolean().optional(),
});

/** Front matter of a blog post. */
export const postFrontMatter = z.strictObject({
  title,
  description,
  slug: z.string().regex(/^[a-z0-9-]+$/, 'lower-case words joined by hyphens'),
  date: z.union([z.date(), z.iso.date()]),
  authors: z.array(z.string()).min(1),
  tags: z.array(z.string()).min(1),
  keywords,
});
