import type {Element} from 'hast';

/** As Docusaurus tells addresses of other sites. */
const RE_EXTERNAL = /^(?:\w*:|\/\/)/;

/** The path of an address that does not end in a slash, which those of pages do. */
const RE_PATH = /^[^?#]*[^/?#](?=[?#]|$)/;

/** Attributes that need nothing but a browser. */
const PLAIN = new Set(['ariaLabel', 'className', 'href', 'title']);

/**
 * Returns a link of Markdown as Docusaurus' `Link` shows it, marked for `client/useFollowRoutes.ts`
 * when it leads to another page of the site; undefined where only the component knows what to do.
 */
export function staticLink(link: Element): Element | undefined {
  const {properties} = link;
  const href = String(properties.href ?? '');
  if (
    !href ||
    href.startsWith('pathname:') ||
    Object.keys(properties).some((key) => !PLAIN.has(key))
  ) {
    return undefined;
  }
  if (href.startsWith('#')) return link;
  if (RE_EXTERNAL.test(href)) {
    return {
      ...link,
      properties: {...properties, target: '_blank', rel: ['noopener', 'noreferrer']},
    };
  }
  if (!href.startsWith('/')) return undefined;
  const address = href.replace(RE_PATH, '$&/');
  return {...link, properties: {...properties, href: address, dataRoute: ''}};
}
