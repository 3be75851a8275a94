import path from 'node:path';

const RE_DOC = /^docs\/(?:[a-z_][\w-]*\/)*[a-z_][\w-]*\.mdx$/i;

const RE_POST = /^blog\/\d{4}-\d\d-\d\d-[a-z0-9-]+\.mdx$/;

/**
 * Says what is wrong with the name of a page's file, which is its address; undefined if nothing.
 *
 * @param file path of the page, relative to the repository
 */
export function nameProblem(file: string): string | undefined {
  if (file.startsWith('docs/') && !RE_DOC.test(file)) {
    return 'folders and file are the address: name them with letters, digits, - and _, begin each with a letter, and end the file with .mdx.';
  }
  const isPost = file.startsWith('blog/') && !path.basename(file).startsWith('_');
  return isPost && !RE_POST.test(file)
    ? 'name the file of a post like blog/2026-01-31-what-it-is-about.mdx.'
    : undefined;
}
