import type {ClientModule} from '@docusaurus/types';

/** How far each entry of the tab's history was scrolled, px, by its key; the first has none. */
const places = new Map<string, number>();

/** Entry whose page is shown; undefined while the next one is on its way. */
let shown: string | undefined;

function keepPlace(): void {
  if (shown !== undefined) {
    places.set(shown, window.scrollY);
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('scroll', keepPlace, {passive: true});
}

const keyOf = ({key = ''}: {key?: string}): string => key;

const clientModule: ClientModule = {
  onRouteUpdate({location}) {
    // On the way back, WebKit scrolls before the page is there again: that is nobody's place.
    if (!places.has(keyOf(location))) {
      keepPlace();
    }
    shown = undefined;
  },
  /** A reader who goes back is where they were: Docusaurus shows each page from its top. */
  onRouteDidUpdate({location, previousLocation}) {
    const place = places.get(keyOf(location));
    const isNewPage = previousLocation && location.pathname !== previousLocation.pathname;
    if (isNewPage && !location.hash && place !== undefined) {
      window.scrollTo(0, place);
    }
    shown = keyOf(location);
  },
};

export const {onRouteUpdate, onRouteDidUpdate} = clientModule;
