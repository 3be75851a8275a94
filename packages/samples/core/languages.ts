/** Languages that show something other than code. */
export const NOT_CODE: ReadonlySet<string> = new Set([
  'text',
  'txt',
  'console',
  'output',
  'diff',
  'log',
  'tree',
  'md',
  'mdx',
  'markdown',
]);

/** Languages that the site's build draws, so that a fault in one fails each build anyway. */
export const DRAWN: ReadonlySet<string> = new Set(['chart', 'screen']);

/** What the TypeScript compiler reads. */
export const SCRIPTED: readonly string[] = ['ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx'];
