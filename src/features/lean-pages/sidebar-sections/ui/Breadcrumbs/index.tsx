import type {ReactNode} from 'react';
import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import OriginalDocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {useSections} from '../../client/sections.ts';

const NONE: never[] = [];

/** The breadcrumbs, which find their page in the section that has been loaded for it. */
export default function DocBreadcrumbs(): ReactNode {
  const sidebar = useDocsSidebar();
  const items = useSections(sidebar?.items ?? NONE);
  return (
    <DocsSidebarProvider name={sidebar?.name} items={sidebar ? items : undefined}>
      <OriginalDocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
