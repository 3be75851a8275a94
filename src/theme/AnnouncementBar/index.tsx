// Wraps the bar: one with a new id shows on the first visit; stock hides it until the second.
import {useEffect} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import OriginalAnnouncementBar from '@theme-original/AnnouncementBar';

// Set before hydration from the dismissal alone; a style rule of the theme hides the bar by it.
const HIDDEN_BY = 'data-announcement-bar-initially-dismissed';

export default function AnnouncementBar() {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    // A dismissed bar is active until the effect after this one: wait, so that it does not flash.
    const frame = requestAnimationFrame(() => {
      document.documentElement.setAttribute(HIDDEN_BY, 'false');
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isActive]);
  return <OriginalAnnouncementBar />;
}
