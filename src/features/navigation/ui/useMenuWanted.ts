import {useEffect, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** What a reader does to the button of the menu before they press it. */
const INTENT = ['pointerover', 'touchstart', 'focusin'];

/**
 * Lazy rendering: tells whether somebody has reached for the menu of narrow screens. Docusaurus renders all of it as
 * soon as a page is alive, and orders its properties by the rules of languages, which holds a phone up for 100 ms.
 */
export function useMenuWanted(): boolean {
  const {shown} = useNavbarMobileSidebar();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const {signal} = stop;
    const want = (): void => setIsWanted(true);
    const button = document.querySelector('.navbar__toggle');
    INTENT.forEach((type) => button?.addEventListener(type, want, {signal, passive: true}));
    return () => stop.abort();
  }, []);
  // The replay of an early click presses the button without reaching for it.
  if (shown && !isWanted) setIsWanted(true);
  return isWanted;
}
