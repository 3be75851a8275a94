import type {ClientModule} from '@docusaurus/types';
import {showCurrentEntry} from './showCurrentEntry.ts';

const clientModule: ClientModule = {
  /** A reader who comes from a search engine sees where in the docs the page is. */
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      showCurrentEntry(document.querySelector('nav.menu'));
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
