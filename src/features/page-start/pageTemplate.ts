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
