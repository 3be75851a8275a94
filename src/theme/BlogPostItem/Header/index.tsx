import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalHeader from '@theme-original/BlogPostItem/Header';
import PageMenu from '../../../features/page-formats/ui/PageMenu/index.tsx';

/** Wraps the header to put the page menu beside the title of a post; lists of posts have none. */
export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageMenu key={metadata.permalink} permalink={metadata.permalink} />}
      <OriginalHeader />
    </>
  );
}
