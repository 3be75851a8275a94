import type {ReactNode} from 'react';
import OriginalDocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {useSections} from '../../client/sections.ts';

/** The sidebar, with the sections that have been loaded. */
export default function DocSidebar({sidebar, ...props}: Props): ReactNode {
  return <OriginalDocSidebar sidebar={useSections(sidebar)} {...props} />;
}
