import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {frontMatterOf} from '../../../shared/mdx/frontMatter.ts';
import {routeOfDoc} from '../../../shared/paths.ts';

/** Returns the address of a blog post, which its front matter names. */
function routeOfPost(file: string): string {
  const {slug = ''} = frontMatterOf(readFileSync(file, 'utf8'));
  return `/blog/${slug}/`;
}

let routes: ReadonlyMap<string, string> | undefined;

/** The pages that have a file, by their address. */
export function siteRoutes(): ReadonlyMap<string, string> {
  routes ??= new Map(
    globSync(['docs/**/*.mdx', 'blog/**/*.mdx'], {ignore: '**/_*'}).map((file) => [
      routeOfDoc(file) ?? routeOfPost(file),
      file,
    ]),
  );
  return routes;
}

/** Has pages looked for again, after any of them was saved. */
export function forgetRoutes(): void {
  routes = undefined;
}
