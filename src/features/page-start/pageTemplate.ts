import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';

interface PageStart {
  /** The script of every page, which loads the others. */
  script: string;
  /** Address of the search page, where a page that did not come alive leads. */
  searchPage: string;
}

/**
 * Returns the template of a page: that of Docusaurus with one script in place of all others, so
 * that a page paints before it loads them. The script precedes the style sheets, for which a later
 * one would wait.
 */
export function pageTemplate({script, searchPage}: PageStart): string {
  return `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <script data-sources="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>" data-search-page="${searchPage}">${script}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}

const ENTRY = fileURLToPath(new URL('client/index.ts', import.meta.url));

/**
 * Returns the one script that stands in every page: it loads the others and keeps what the reader
 * does meanwhile. It cannot be a file of its own, since it has to outlive files that are lost.
 */
export function pageScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
