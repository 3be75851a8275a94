import type {ReactNode} from 'react';
import type {Stylesheet} from '@site/src/site/katex';

/**
 * Loads the KaTeX stylesheet; src/plugins/math adds it to pages with formulas. React keeps it from
 * the first paint on: the head manager would take it out for a moment while a page comes to life.
 */
export default function MathStylesheet({href, integrity}: Stylesheet): ReactNode {
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
