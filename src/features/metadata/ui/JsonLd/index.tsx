import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {structuredDataText} from '../../structuredData.ts';

/** Structured data about the page, for search engines. */
export default function JsonLd({data}: {data: object}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Head>
      <script type="application/ld+json">{structuredDataText(data, siteConfig.url)}</script>
    </Head>
  );
}
