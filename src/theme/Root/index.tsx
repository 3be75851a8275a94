// Ours because Docusaurus has no other place for what outlives page changes: the dialog of
// search and assistant, and what follows links in static HTML.
import type {ReactNode} from 'react';
import SearchAndAssistant from '../../features/assistant/ui/index.tsx';
import {useFollowRoutes} from '../../features/lean-pages/static-html/client/routeLinks.ts';

export default function Root({children}: {children: ReactNode}): ReactNode {
  useFollowRoutes();
  return <SearchAndAssistant>{children}</SearchAndAssistant>;
}
