import {compactIndex, type SearchIndex} from '../../src/features/search/records/compactIndex.ts';
import {buildRecords} from '../../src/features/search/records/records.ts';
import type {SearchRecord} from '../../src/features/search/records/types.ts';
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

/** A small site with the kinds of pages that queries confuse. */
export const PAGES: readonly BuiltPage[] = [
  page({
    route: '/feature-flagging/use-cases/kill-switches/',
    title: 'Build a kill switch',
    trail: ['Concepts', 'Flags'],
    keywords: 'emergency, outage',
    body: '<p>Disable a vendor at once.</p><h2 id="rehearse">Rehearse in Test</h2><p>Flip it.</p>',
  }),
  page({
    route: '/feature-flagging/concepts/feature-gates/',
    title: 'Release behind a feature gate',
    trail: ['Concepts', 'Flags'],
    body: '<p>Switch a feature on for employees first.</p>',
  }),
  page({
    route: '/statistics/sample-ratio-mismatch/',
    title: 'Sample ratio mismatch',
    trail: ['Concepts', 'Statistics'],
    body: '<p>Subjects are split unevenly between variations.</p>',
  }),
  page({
    route: '/data-management/connecting-dwh/snowflake/',
    title: 'Connect Snowflake',
    trail: ['Concepts', 'Data management'],
    body: '<h2 id="keys">Key-pair login</h2><p>Rotate the key once a year.</p>',
  }),
  page({
    route: '/data-management/connecting-dwh/bigquery/',
    title: 'Connect BigQuery',
    trail: ['Concepts', 'Data management'],
    body: '<p>Create a service account.</p>',
  }),
  page({
    route: '/sdks/server-sdks/python/assignments/',
    title: 'Assignments in Python',
    trail: ['SDKs', 'Python'],
    body: '<pre><code>client.get_string_assignment("flag", subject)</code></pre><p>Getters.</p>',
  }),
  page({
    route: '/sdks/server-sdks/node/assignments/',
    title: 'Assignments in Node.js',
    trail: ['SDKs', 'Node.js'],
    body: '<pre><code>getInstance().getStringAssignment("flag", subject)</code></pre><p>Getters.</p>',
  }),
  page({
    route: '/sdks/server-sdks/dotnet/quickstart/',
    title: 'Get started with the .NET SDK',
    trail: ['SDKs', '.NET'],
    body: '<p>Install the package. Call &lt;b&gt;GetBanditAction&lt;/b&gt; in C#.</p>',
  }),
  page({
    route: '/blog/kill-switches-in-anger/',
    title: 'A kill switch in anger',
    trail: ['Blog'],
    version: 'default',
    body: '<p>How a kill switch saved a launch.</p>',
  }),
];

export const RECORDS: readonly SearchRecord[] = buildRecords(PAGES, SITE);
export const INDEX: SearchIndex = compactIndex(RECORDS, SITE);
