import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** The menu of narrow screens: takes the focus, gives it back, and closes on Escape. */
export default function MobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
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
  return <OriginalMobileSidebar />;
}
