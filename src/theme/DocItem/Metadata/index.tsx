// Wraps the metadata: adds the page's structured data and the text alternative of its picture.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalDocItemMetadata from '@theme-original/DocItem/Metadata';
import JsonLd from '@site/src/components/JsonLd';
import {techArticle} from '@site/src/structured-data/techArticle';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const {image, keywords = []} = frontMatter;
  return (
    <>
      <OriginalDocItemMetadata />
      <Head>
        <meta property="og:image:alt" content={title} />
      </Head>
      <JsonLd
        data={techArticle({
          siteUrl: siteConfig.url,
          permalink,
          title,
          description,
          image,
          keywords,
          lastUpdatedAt,
        })}
      />
    </>
  );
}
