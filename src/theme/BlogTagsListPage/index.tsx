import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalBlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

/** Wraps the page: adds the description that search engines and shared links show. */
export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="All subjects of the blog, each with the posts about it." />
      <OriginalBlogTagsListPage {...props} />
    </>
  );
}
