import type {ClientModule} from '@docusaurus/types';
import {setLateLayout} from '../../shared/ui/setLateLayout.ts';
import {followFocus} from './followFocus.ts';
import './lateLayout.css';

/** Whether the reader goes back or forward, to the place that they left. */
let isReturning = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    isReturning = true;
  });
  followFocus();
}

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      setLateLayout(!isReturning && !location.hash);
    }
    isReturning = false;
  },
};

export const {onRouteUpdate} = clientModule;
