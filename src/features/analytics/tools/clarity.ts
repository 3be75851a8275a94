import Clarity from '@microsoft/clarity';
import {cookieDomains, eraseCookies} from '../eraseCookies.ts';
import type {Tool} from '../runner.ts';
import type {Tools} from '../settings.ts';

type ClarityWindow = Window & {clarity?: (command: 'start' | 'stop') => void};

const TAB_KEY = '_cltk';

/** Starts session recording; Clarity notices by itself when the page changes. */
export function start({projectId}: NonNullable<Tools['clarity']>): Tool {
  const page = window as ClarityWindow;
  if (page.clarity) {
    page.clarity('start');
  } else {
    Clarity.init(projectId);
  }
  Clarity.consentV2({ad_Storage: 'denied', analytics_Storage: 'granted'});
  return {
    visit: () => undefined,
    stop() {
      // Not its own "consent denied", which goes on recording without cookies.
      page.clarity?.('stop');
      eraseCookies(/^_cl(ck|sk)$/, cookieDomains(window.location.hostname));
      sessionStorage.removeItem(TAB_KEY);
    },
  };
}
