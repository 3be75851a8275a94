// The original, which a narrow screen renders with its menu.
import {useEffect, useState, type ReactNode} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import OriginalDocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {SDK_CHOSEN, type ChosenSdk} from '../../shared/sdkChoice.ts';
import {openTo} from '../../features/navigation/openTo.ts';
import {useMenuWanted} from '../../features/navigation/ui/useMenuWanted.ts';

/** Returns the address of the pages of the SDK that the reader has just chosen, and shows them in the sidebar. */
function useChosenPages(): string | undefined {
  const [pages, setPages] = useState<string>();
  useEffect(() => {
    const onChoice = ({detail}: CustomEvent<ChosenSdk | undefined>) => setPages(detail?.pages);
    window.addEventListener(SDK_CHOSEN, onChoice as EventListener);
    return () => window.removeEventListener(SDK_CHOSEN, onChoice as EventListener);
  }, []);
  useEffect(() => {
    const link = document.querySelector(`.menu a[href^="${pages ?? 'none'}"]`);
    const menu = link?.closest('.menu');
    if (!link || !menu) return;
    const top = link.getBoundingClientRect().top - menu.getBoundingClientRect().top;
    menu.scrollTop += top - menu.clientHeight / 3;
  }, [pages]);
  return pages;
}

/**
 * The sidebar, opened at the SDK that a reader chooses. On a narrow screen it is part of the menu, which
 * asks for it when it is first opened.
 */
export default function DocSidebar({sidebar, ...props}: Props): ReactNode {
  const isInMenu = useWindowSize() === 'mobile';
  const isMenuWanted = useMenuWanted();
  const pages = useChosenPages();
  if (isInMenu && !isMenuWanted) return null;
  const items = pages ? openTo(sidebar, pages) : sidebar;
  // A category looks only once at whether it is closed.
  return <OriginalDocSidebar key={pages} sidebar={items} {...props} />;
}
