import {load} from 'cheerio';
import {replaceHtmlStrings} from './htmlStrings.mjs';

const CONTENT = 'function MDXContent(props = {}) {';

/**
 * Addresses of links in a string of HTML that lead within the site.
 *
 * @param {string} literal
 */
function innerLinks(literal) {
  // Most strings have none, and parsing all would take seconds.
  if (!literal.includes('<a ')) return [];
  const $ = load(JSON.parse(literal), null, false);
  const addresses = $('a[href]').map((_, link) => $(link).attr('href'));
  return addresses.get().filter((address) => /^(?:#|\/(?!\/))/.test(address));
}

/**
 * Has the content of a page tell Docusaurus of its links, which checks that none is broken.
 *
 * @param {string} code
 * @param {readonly string[]} links
 */
function collectLinks(code, links) {
  if (links.length === 0) return code;
  if (!code.includes(CONTENT)) {
    throw new Error(`A compiled page has no "${CONTENT}", so its links would not be checked.`);
  }
  const collected = code.replace(
    CONTENT,
    `${CONTENT}\nconst {collectLink} = useBrokenLinks();\n${JSON.stringify(links)}.forEach(collectLink);`,
  );
  return `import useBrokenLinks from '@docusaurus/useBrokenLinks';\n${collected}`;
}

/**
 * Loader for the HTML of a page: a comment at the start of each string of HTML says its number.
 *
 * @param {string} code
 */
export default function numberStrings(code) {
  /** @type {Set<string>} */
  const links = new Set();
  const numbered = replaceHtmlStrings(code, (literal, number) => {
    innerLinks(literal).forEach((link) => links.add(link));
    return `{__html: "<!--${number}-->${literal.slice(1)}}`;
  });
  return collectLinks(numbered, [...links]);
}
