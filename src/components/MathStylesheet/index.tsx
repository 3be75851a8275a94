import type {ReactNode} from 'react';
import {preload} from 'react-dom';
import type {Stylesheet} from '@site/src/site/katex';

/** Fonts of nearly every formula. Found late, they would move the text and lay out the page twice. */
const FONTS = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'];

/**
 * Loads the KaTeX stylesheet and fonts; src/plugins/math adds it to pages with formulas. React keeps
 * the stylesheet from the first paint on: the head manager would take it out for a moment while a
 * page comes to life.
 */
export default function MathStylesheet({href, integrity}: Stylesheet): ReactNode {
  const folder = href.slice(0, href.lastIndexOf('/'));
  FONTS.forEach((font) => {
    preload(`${folder}/fonts/${font}.woff2`, {
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
    });
  });
  return integrity ? (
    <link
      rel="stylesheet"
      href={href}
      precedence="math"
      integrity={integrity}
      crossOrigin="anonymous"
    />
  ) : (
    <link rel="stylesheet" href={href} precedence="math" />
  );
}
