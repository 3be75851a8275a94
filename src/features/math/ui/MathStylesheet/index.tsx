import {useLayoutEffect, type ReactNode} from 'react';
import {preinit, preload} from 'react-dom';
import stylesheet from '@generated/katex-assets/default/stylesheet.json';

/** Fonts of nearly every formula. Found late, they would move the text and lay out the page twice. */
const FONTS = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'];

/** Says that formulas have no style yet: src/css/site.css then shows them as the browser can. */
const PENDING = 'mathPending';

const {href, integrity} = stylesheet;

function createLink(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
  if (integrity) {
    Object.assign(link, {integrity, crossOrigin: 'anonymous'});
  }
  return link;
}

/** Adds the style sheet unless it is there, as it is on a page that was opened by its address. */
function addStylesheet(): void {
  const {dataset} = document.documentElement;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const present = links.find((link) => link.getAttribute('href') === href);
  if (present?.sheet) {
    return;
  }
  dataset[PENDING] = '';
  // One that failed is asked for again.
  present?.remove();
  const link = createLink();
  link.onload = () => {
    delete dataset[PENDING];
  };
  document.head.append(link);
}

/**
 * Loads the KaTeX stylesheet and fonts; src/features/math adds it to pages with formulas. A page that
 * is opened by its address has both before it is painted. On the way from another page nothing waits
 * for them: React would hold the whole page back for a minute when one is slow.
 */
export default function MathStylesheet(): ReactNode {
  const folder = href.slice(0, href.lastIndexOf('/'));
  FONTS.forEach((font) => {
    preload(`${folder}/fonts/${font}.woff2`, {
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
    });
  });
  if (typeof document === 'undefined') {
    preinit(href, {
      as: 'style',
      precedence: 'math',
      ...(integrity ? {integrity, crossOrigin: 'anonymous'} : {}),
    });
  }
  useLayoutEffect(addStylesheet, []);
  return null;
}
