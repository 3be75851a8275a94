import type {ReactNode} from 'react';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import JsonLd from '../JsonLd/index.tsx';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  return <JsonLd data={useBlogListPageStructuredData(props)} />;
}
