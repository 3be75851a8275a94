import type {ContentSources} from '../../shared/contentSources.ts';
import type {Tools} from './settings.ts';

// One host: with a wildcard, markup smuggled into a page could load the containers of anybody.
const GTAG: ContentSources = {
  scriptSrc: ['https://www.googletagmanager.com'],
  connectSrc: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  imgSrc: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

// Without the host that matches visits with advertising profiles: ads are denied.
const CLARITY: ContentSources = {
  scriptSrc: ['https://*.clarity.ms'],
  connectSrc: ['https://*.clarity.ms'],
  imgSrc: ['https://*.clarity.ms'],
};

/** Returns the hosts that the given tools load scripts and images from and send to. */
export function toolSources({gtag, clarity, rudderstack}: Tools): ContentSources[] {
  return [
    ...(gtag ? [GTAG] : []),
    ...(clarity ? [CLARITY] : []),
    ...(rudderstack ? [{connectSrc: [new URL(rudderstack.dataPlaneUrl).origin]}] : []),
  ];
}
