// The original, made to take the keyboard: it stands behind the page it covers.
import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {showCurrentEntry} from '../../../features/navigation/showPageInSidebar.ts';
import {useMenuWanted} from '../../../features/navigation/ui/useMenuWanted.ts';

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** The menu of narrow screens: opens at the current page, takes the focus, gives it back, and closes on Escape. */
export default function MobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: showsPages} = useNavbarSecondaryMenu();
  const isWanted = useMenuWanted();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    focus('.navbar-sidebar__close');
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        toggle();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      focus('.navbar__toggle');
    };
  }, [shown, toggle]);
  useEffect(() => {
    // The list of pages comes into the menu a moment after it was reached for.
    if (shown) showCurrentEntry(document.querySelector('.navbar-sidebar__item:not([inert])'));
  }, [shown, showsPages]);
  return isWanted ? <OriginalMobileSidebar /> : null;
}
