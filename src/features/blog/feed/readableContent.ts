import {load} from 'cheerio';

/** Parts of a page that need its styles or scripts: the drawn copy of a formula, buttons. */
const SITE_ONLY = '.katex-html, button, a.hash-link, script, style, link';

/**
 * Returns a post's HTML for feed readers, which have neither the site's styles nor its scripts:
 * formulas stay as MathML, code as text.
 */
export function readableContent(html: string): string {
  const $ = load(html, null, false);
  $(SITE_ONLY).remove();
  return $.html().replace(/<!--.*?-->/gs, '');
}
