import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {earlyInput} from './earlyInput.ts';

const STYLE_SHEETS = '<% it.stylesheets.forEach(';

const SCRIPTS =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;

/** How long after the page has loaded a first paint is still waited for. */
const PAINT_TIMEOUT_MS = 300;

/**
 * Loads the scripts in their order, once the page is painted: it is read without them, and on a slow
 * line they would take their share of it from the style sheet. A page that paints nothing, as in a
 * tab in the background, loads them a moment after everything else. A script that fails is taken
 * out, or the main script would wait for it instead of asking for it again.
 */
const loadScripts = `(function (script) {
  function load() {
    script.dataset.sources?.split(' ').forEach(function (source) {
      var element = Object.assign(document.createElement('script'), {src: source, async: false});
      element.onerror = function () {
        element.remove();
      };
      document.head.appendChild(element);
    });
    delete script.dataset.sources;
  }
  new PerformanceObserver(function (paints) {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) {
      load();
    }
  }).observe({type: 'paint', buffered: true});
  addEventListener('load', function () {
    setTimeout(load, ${PAINT_TIMEOUT_MS});
  });
})(document.currentScript);`;

const SCRIPT_LOADER = `<script data-sources="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${loadScripts}
${earlyInput}</script>`;

/**
 * Returns Docusaurus' template of a page, changed to paint before it loads its scripts.
 *
 * @throws Error when Docusaurus' template has changed so that the scripts are not where they were.
 */
export function pageTemplate(template: string = docusaurusTemplate): string {
  if (!SCRIPTS.test(template) || !template.includes(STYLE_SHEETS)) {
    throw new Error(
      'src/site/pageTemplate.ts does not find the style sheets or the scripts in the page template ' +
        'of this version of Docusaurus. Compare it with @docusaurus/core/lib/ssg/ssgTemplate.html.js.',
    );
  }
  // Before the style sheets: a script after them waits until they have arrived.
  return template
    .replace(SCRIPTS, '')
    .replace(STYLE_SHEETS, () => `${SCRIPT_LOADER}\n    ${STYLE_SHEETS}`);
}
