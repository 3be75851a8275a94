import {eraseCookies} from '../eraseCookies.ts';
import type {Tool, Visit} from '../runner.ts';
import type {Tools} from '../settings.ts';

type GtagWindow = Window & {
  dataLayer?: unknown[];
  gtag?: Gtag.Gtag;
} & Record<`ga-disable-${string}`, boolean>;

function install(page: GtagWindow, {trackingID, anonymizeIP}: NonNullable<Tools['gtag']>): void {
  const dataLayer = (page.dataLayer ??= []);
  page.gtag = function gtag() {
    // The script reads commands from `arguments` objects and skips arrays.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  page.gtag('js', new Date());
  page.gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  for (const id of trackingID) {
    page.gtag('config', id, {
      anonymize_ip: anonymizeIP,
      send_page_view: false,
      allow_google_signals: false,
      cookie_domain: 'none',
    });
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${trackingID[0]}`;
  document.head.append(script);
}

/**
 * Starts Google Analytics. Loads the script itself because Docusaurus' plugin for it writes an
 * inline script and a script tag into every page: neither waits for consent or for an idle
 * browser, and a Content-Security-Policy without `unsafe-inline` stops the first.
 */
export function start(options: NonNullable<Tools['gtag']>): Tool {
  const page = window as unknown as GtagWindow;
  const setDisabled = (isDisabled: boolean): void => {
    for (const id of options.trackingID) {
      page[`ga-disable-${id}`] = isDisabled;
    }
  };
  setDisabled(false);
  if (!page.gtag) {
    install(page, options);
  }
  return {
    visit({url, title, referrer}: Visit) {
      // Set for every event: what the script sends by itself would hold the full address.
      page.gtag?.('set', {page_location: url, page_title: title, page_referrer: referrer});
      page.gtag?.('event', 'page_view');
    },
    stop() {
      setDisabled(true);
      eraseCookies(/^_ga(_|$)/);
    },
  };
}
