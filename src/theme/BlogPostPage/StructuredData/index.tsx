// Replaces the original, whose addresses lack the final slash.
import type {ReactNode} from 'react';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import JsonLd from '@site/src/components/JsonLd';

export default function BlogPostStructuredData(): ReactNode {
  return <JsonLd data={useBlogPostStructuredData()} />;
}
