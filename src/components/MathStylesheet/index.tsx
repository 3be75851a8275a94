import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Stylesheet} from '@site/src/site/katex';

/** Loads the KaTeX stylesheet; src/plugins/math adds it to pages with formulas. */
export default function MathStylesheet({href, integrity}: Stylesheet): ReactNode {
  return (
    <Head>
      {integrity ? (
        <link rel="stylesheet" href={href} integrity={integrity} crossOrigin="anonymous" />
      ) : (
        <link rel="stylesheet" href={href} />
      )}
    </Head>
  );
}
