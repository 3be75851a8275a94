import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

const STYLE_SHEETS = '<% it.stylesheets.forEach(';

const SCRIPTS =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;

const SOURCES = `<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>`;

interface PageStart {
  /** The script of every page, which loads the others. */
  script: string;
  /** Address of the search page, where a page that did not come alive leads. */
  searchPage: string;
}

/**
 * Returns Docusaurus' template of a page, changed to paint before it loads its scripts.
 *
 * @throws Error when Docusaurus' template has changed so that the scripts are not where they were.
 */
export function pageTemplate(
  {script, searchPage}: PageStart,
  template: string = docusaurusTemplate,
): string {
  if (!SCRIPTS.test(template) || !template.includes(STYLE_SHEETS)) {
    throw new Error(
      'src/features/page-start/pageTemplate.ts does not find the style sheets or the scripts in the ' +
        'page template of this version of Docusaurus. Compare it with ' +
        '@docusaurus/core/lib/ssg/ssgTemplate.html.js.',
    );
  }
  const element = `<script data-sources="${SOURCES}" data-search-page="${searchPage}">${script}</script>`;
  // Before the style sheets: a script after them waits until they have arrived.
  return template
    .replace(SCRIPTS, '')
    .replace(STYLE_SHEETS, () => `${element}\n    ${STYLE_SHEETS}`);
}
