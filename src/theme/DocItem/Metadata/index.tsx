import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalDocItemMetadata from '@theme-original/DocItem/Metadata';
import type {TechArticle, WithContext} from 'schema-dts';
import {websiteId} from '../../../features/metadata/structuredData.ts';
import JsonLd from '../../../features/metadata/ui/JsonLd/index.tsx';

/** Wraps the metadata: adds the page's structured data and the text alternative of its picture. */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {url: siteUrl} = useDocusaurusContext().siteConfig;
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const {image = '', keywords = []} = frontMatter;
  const url = siteUrl + permalink;
  const article: WithContext<TechArticle> = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': url,
    url,
    headline: title,
    description,
    image: siteUrl + image,
    keywords,
    inLanguage: 'en',
    ...(lastUpdatedAt ? {dateModified: new Date(lastUpdatedAt).toISOString()} : {}),
    isPartOf: {'@id': websiteId(siteUrl)},
  };
  return (
    <>
      <OriginalDocItemMetadata />
      <Head>
        <meta property="og:image:alt" content={title} />
      </Head>
      <JsonLd data={article} />
    </>
  );
}
