import type {ClientModule} from '@docusaurus/types';

/** Scroll restoration: where a reader was on a page. */
interface Place {
  /** How far the page was scrolled, px. */
  scrolled: number;
  /** What was in sight first, as a number among the parts of the text, and how far below the window's top. */
  part?: {index: number; top: number};
}

/** Places in the entries of the tab's history, by their keys; the first has none. */
const places = new Map<string, Place>();

/** Entry whose page is shown; undefined while the next one is on its way. */
let shown: string | undefined;

const listParts = (): Element[] => [...document.querySelectorAll('.markdown > *')];

const topOf = (part: Element): number => part.getBoundingClientRect().top;

function keepPlace(place: Place): void {
  if (shown !== undefined) {
    places.set(shown, place);
  }
}

/** Heights above a place may have been estimated, and be others when the reader is back. */
function keepPart(): void {
  const parts = listParts();
  const part = parts.find((candidate) => topOf(candidate) >= 0) ?? parts.at(-1);
  keepPlace({
    scrolled: window.scrollY,
    ...(part ? {part: {index: parts.indexOf(part), top: topOf(part)}} : {}),
  });
}

if (typeof window !== 'undefined') {
  const keepScrolled = (): void => keepPlace({scrolled: window.scrollY});
  window.addEventListener('scroll', keepScrolled, {passive: true});
}

/** @returns whether the part that was in sight first was elsewhere. */
function restore({scrolled, part}: Place): boolean {
  const found = part && listParts()[part.index];
  const distance = (): number => (found ? topOf(found) - part.top : 0);
  const isMoved = Math.abs(distance()) > 1;
  window.scrollTo(0, scrolled);
  window.scrollBy(0, distance());
  return isMoved;
}

/** How many frames formulas above may take to get their real heights. */
const FRAMES = 20;

const keyOf = ({key = ''}: {key?: string}): string => key;

const clientModule: ClientModule = {
  onRouteUpdate({location}) {
    // On the way back, WebKit scrolls before the page is there again: that is nobody's place.
    if (!places.has(keyOf(location))) {
      keepPart();
    }
    shown = undefined;
  },
  /** A reader who goes back is where they were: Docusaurus shows each page from its top. */
  onRouteDidUpdate({location, previousLocation}) {
    const key = keyOf(location);
    const place = places.get(key);
    const isNewPage = previousLocation && location.pathname !== previousLocation.pathname;
    if (isNewPage && !location.hash && place !== undefined) {
      restore(place);
      // Firefox scrolls by itself a moment later, as far as the page was scrolled.
      const restoreAgain = (frames: number): void => {
        requestAnimationFrame(() => {
          if (shown === key && restore(place) && frames > 1) restoreAgain(frames - 1);
        });
      };
      restoreAgain(FRAMES);
    }
    shown = key;
  },
};

export const {onRouteUpdate, onRouteDidUpdate} = clientModule;
