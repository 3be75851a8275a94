import type {ReactNode} from 'react';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import JsonLd from '../../../features/metadata/ui/JsonLd/index.tsx';

/** Replaces the original, whose addresses lack the final slash. */
export default function BlogListPageStructuredData(props: Props): ReactNode {
  return <JsonLd data={useBlogListPageStructuredData(props)} />;
}
