import type {Settings} from '../../site/settings.ts';
import type {Tools} from './settings.ts';

/** Returns the analytics tools that the site's settings switch on, with their options. */
export function readTools(settings: Settings): Tools {
  const {DOCS_GTAG_ID: measurementId, DOCS_CLARITY_ID: projectId} = settings;
  const {DOCS_RUDDERSTACK_WRITE_KEY: writeKey, DOCS_RUDDERSTACK_URL: dataPlaneUrl} = settings;
  return {
    ...(measurementId ? {gtag: {trackingID: [measurementId], anonymizeIP: true}} : {}),
    ...(projectId ? {clarity: {projectId}} : {}),
    ...(writeKey && dataPlaneUrl ? {rudderstack: {writeKey, dataPlaneUrl}} : {}),
  };
}
