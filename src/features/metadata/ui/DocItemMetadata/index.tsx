import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalDocItemMetadata from '@theme-original/DocItem/Metadata';
import JsonLd from '../JsonLd/index.tsx';
import {techArticle} from '../../structured-data/techArticle.ts';

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
