import type {ReactNode} from 'react';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import JsonLd from '../JsonLd/index.tsx';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return <JsonLd data={useBreadcrumbsStructuredData({breadcrumbs})} />;
}
