import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {buildIndex} from '../../src/features/search/records/buildIndex.ts';
import {readPage, type BuiltPage} from '../../src/shared/built-page/readPage.ts';

export const SITE = 'https://docs.example';

interface PageSource {
  route: string;
  title: string;
  /** Sidebar labels around the page. */
  trail?: readonly string[];
  keywords?: string;
  description?: string;
  version?: string;
  /** HTML below the title. */
  body?: string;
}

/** A page as Docusaurus builds it, reduced to what search reads. */
export function page({
  route,
  title,
  trail = ['Docs'],
  keywords = '',
  description = '',
  version = 'current',
  body = '',
}: PageSource): BuiltPage {
  const breadcrumbs = [...trail, title]
    .map((label) => `<li class="breadcrumbs__item"><span>${label}</span></li>`)
    .join('');
  const html = `<!doctype html><html><head>
    <meta name="docsearch:language" content="en">
    <meta name="docsearch:version" content="${version}">
    <meta name="docsearch:docusaurus_tag" content="docs-default-${version}">
    <meta name="description" content="${description}">
    <meta name="keywords" content="${keywords}">
    </head><body><nav>Navigation words</nav><main><article>
    <nav class="theme-doc-breadcrumbs"><ul>${breadcrumbs}</ul></nav>
    <div class="theme-doc-markdown"><header><h1>${title}</h1></header>${body}</div>
    </article></main></body></html>`;
  return readPage(route, html);
}

const file = path.join(import.meta.dirname, 'corpus.yaml');

/** A small site with the kinds of pages that queries confuse. */
export const PAGES: readonly BuiltPage[] = (parse(readFileSync(file, 'utf8')) as PageSource[]).map(
  page,
);

export const {index: INDEX} = buildIndex(PAGES, SITE);
