import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalHeader from '@theme-original/BlogPostItem/Header';
import PageMenu from '../PageMenu/index.tsx';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageMenu key={metadata.permalink} permalink={metadata.permalink} />}
      <OriginalHeader />
    </>
  );
}
