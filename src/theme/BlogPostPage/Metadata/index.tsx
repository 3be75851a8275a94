import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalBlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';

/** Wraps the metadata: adds the text alternative of the post's picture. */
export default function BlogPostPageMetadata(): ReactNode {
  return (
    <>
      <OriginalBlogPostPageMetadata />
      <Head>
        <meta property="og:image:alt" content={useBlogPost().metadata.title} />
      </Head>
    </>
  );
}
