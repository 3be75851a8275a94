import type {ReactNode} from 'react';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import JsonLd from '../../../features/metadata/ui/JsonLd/index.tsx';

/** Replaces the original, whose addresses lack the final slash. */
export default function BlogPostStructuredData(): ReactNode {
  return <JsonLd data={useBlogPostStructuredData()} />;
}
