import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {globSync} from 'tinyglobby';
import {parseMdx} from '../../../packages/samples/core/mdx.ts';
import {frontMatterOf} from '../../../src/shared/mdx/frontMatter.ts';
import {routeOfDoc} from '../../../src/shared/paths.ts';

/** An MDX file of the site. */
interface SourceFile {
  /** Path relative to the repository. */
  file: string;
  source: string;
  tree: Root;
}

/** A documentation page. */
interface DocPage extends SourceFile {
  /** Address, such as `/sdks/sdk-keys/`. */
  route: string;
  frontMatter: {title?: string; description?: string; kind?: string};
}

function readSource(file: string): SourceFile {
  const source = readFileSync(file, 'utf8');
  const result = parseMdx(file, source);
  if ('fault' in result) {
    throw new Error(`${file}:${result.fault.line}: ${result.fault.message}`);
  }
  return {file, source, tree: result.root};
}

function isPartial(file: string): boolean {
  return path.basename(file).startsWith('_');
}

/** Lists every MDX file: pages, blog posts and partials. */
export function listSources(): string[] {
  return globSync(['docs/**/*.mdx', 'blog/**/*.mdx']).sort();
}

let sources: readonly SourceFile[] | undefined;

/** Reads every MDX file, once. */
export function readSources(): readonly SourceFile[] {
  sources ??= listSources().map(readSource);
  return sources;
}

/** Lists the documentation pages without reading them, which takes seconds. */
export function listDocs(): Pick<DocPage, 'file' | 'route'>[] {
  return globSync('docs/**/*.mdx')
    .filter((file) => !isPartial(file))
    .map((file) => ({file, route: routeOfDoc(file) ?? ''}))
    .sort((a, b) => a.route.localeCompare(b.route));
}

/** Reads the documentation pages. */
export function readDocs(): DocPage[] {
  return readSources()
    .filter(({file}) => file.startsWith('docs/') && !isPartial(file))
    .map((source) => ({
      ...source,
      route: routeOfDoc(source.file) ?? '',
      frontMatter: frontMatterOf(source.source),
    }));
}
