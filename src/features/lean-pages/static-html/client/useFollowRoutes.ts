import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {routeLink} from './routeLink.ts';

/** A click that means "here": others open tabs and windows, which the browser does. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** Follows links in static HTML (`staticLink.ts`) without loading the site again. */
export function useFollowRoutes(): void {
  const {push, replace} = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = routeLink(event);
      if (!link || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      const go = link.href === window.location.href ? replace : push;
      go(link.pathname + link.search + link.hash);
    };
    // On the window, so that whoever listens below it comes first.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [push, replace]);
}
