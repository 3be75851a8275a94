import type {ReactNode} from 'react';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import JsonLd from '../JsonLd/index.tsx';

export default function BlogPostStructuredData(): ReactNode {
  return <JsonLd data={useBlogPostStructuredData()} />;
}
