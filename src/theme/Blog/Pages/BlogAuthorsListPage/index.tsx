import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalBlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

/** Wraps the page: adds the description that search engines and shared links show. */
export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="Who writes the blog, and how many posts each author has written." />
      <OriginalBlogAuthorsListPage {...props} />
    </>
  );
}
