import type {ReactNode} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import OriginalDocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {useMenuWanted} from '../useMenuWanted.ts';

/** The sidebar. On a narrow screen it is part of the menu, which asks for it when it is first opened. */
export default function DocSidebar(props: Props): ReactNode {
  const isInMenu = useWindowSize() === 'mobile';
  const isMenuWanted = useMenuWanted();
  return isInMenu && !isMenuWanted ? null : <OriginalDocSidebar {...props} />;
}
