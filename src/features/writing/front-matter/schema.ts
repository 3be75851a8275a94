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
  .refine(...isPlain)
  .describe('At most 60 characters, written like a sentence, without the name of the product.');

const description = z
  .string()
  .min(50, 'at least 50 characters: say what the reader learns')
  .max(155, 'at most 155 characters: search engines cut longer ones')
  .describe('One sentence of 50 to 155 characters that says what the reader learns.');

const keywords = z
  .array(z.string().min(2))
  .min(1, 'at least one word a reader might type')
  .describe('Words that readers type into the search box; no reader sees them.');

/** The schema of documentation pages for editors; a test keeps it equal to the one below. */
export const DOC_SCHEMA_FILE = 'src/features/writing/front-matter/page.schema.json';

/** Front matter of a documentation page. There is no slug: the folder is the URL. */
export const docFrontMatter = z.strictObject({
  title,
  description,
  sidebar_label: z
    .string()
    .min(2)
    .max(40)
    .refine(...isPlain)
    .optional()
    .describe('A title that fits the sidebar.'),
  sidebar_position: z
    .number({error: 'write a number'})
    .min(0)
    .optional()
    .describe('Lower numbers come first.'),
  kind: z
    .enum(['tutorial', 'how-to', 'explanation', 'reference'], {
      error: 'write tutorial, how-to, explanation or reference',
    })
    .describe('The shape of the page, see CONTRIBUTING.md.'),
  keywords,
  hide_table_of_contents: z.boolean().optional().describe('For pages whose headings are few.'),
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
