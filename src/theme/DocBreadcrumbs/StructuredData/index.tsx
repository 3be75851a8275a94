import type {ReactNode} from 'react';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import JsonLd from '../../../features/metadata/ui/JsonLd/index.tsx';

/** Replaces the original, whose addresses lack the final slash. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return <JsonLd data={useBreadcrumbsStructuredData({breadcrumbs})} />;
}
