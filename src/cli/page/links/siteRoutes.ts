import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** Returns the address of a documentation page: its folder is its URL. */
export function routeOfDoc(file: string): string {
  const {dir, name} = path.posix.parse(path.posix.relative('docs', file));
  return path.posix.join('/', dir, name === 'index' ? '/' : `${name}/`);
}

/** Returns the address of a blog post, which its front matter names. */
function routeOfPost(file: string): string {
  const slug = /^slug: *(\S+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return `/blog/${slug}/`;
}

let routes: ReadonlyMap<string, string> | undefined;

/** The pages that have a file, by their address. */
export function siteRoutes(): ReadonlyMap<string, string> {
  routes ??= new Map([
    ...globSync('docs/**/*.mdx', {ignore: '**/_*'}).map(
      (file) => [routeOfDoc(file), file] as const,
    ),
    ...globSync('blog/**/*.mdx').map((file) => [routeOfPost(file), file] as const),
  ]);
  return routes;
}
