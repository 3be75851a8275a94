import type {Tools} from './settings.ts';

/** Hosts to allow in a Content-Security-Policy, by directive. */
export interface ContentSources {
  scriptSrc: string[];
  connectSrc: string[];
  imgSrc: string[];
}

const GTAG: ContentSources = {
  scriptSrc: ['https://*.googletagmanager.com'],
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

function rudderstackSources(dataPlaneUrl: string): ContentSources {
  return {scriptSrc: [], connectSrc: [new URL(dataPlaneUrl).origin], imgSrc: []};
}

/** Returns the hosts that the given tools load scripts and images from and send to. */
export function sourcesOf({gtag, clarity, rudderstack}: Tools): ContentSources {
  const all = [
    ...(gtag ? [GTAG] : []),
    ...(clarity ? [CLARITY] : []),
    ...(rudderstack ? [rudderstackSources(rudderstack.dataPlaneUrl)] : []),
  ];
  return {
    scriptSrc: all.flatMap(({scriptSrc}) => scriptSrc),
    connectSrc: all.flatMap(({connectSrc}) => connectSrc),
    imgSrc: all.flatMap(({imgSrc}) => imgSrc),
  };
}
