import {RudderAnalytics} from '@rudderstack/analytics-js/lite';
import {type Tool, withoutQuery, type Visit} from '../runner.ts';
import type {Tools} from '../settings.ts';

type Options = NonNullable<Tools['rudderstack']>;

let client: RudderAnalytics | undefined;
let isRunning = false;

/** Removes the reader's ids and the events that wait to be sent. */
function clearStorage(): void {
  for (const key of Object.keys(localStorage).filter((one) => /^(?:rl|rudder)_/.test(one))) {
    localStorage.removeItem(key);
  }
}

function clearUnlessRunning(): void {
  if (!isRunning) {
    clearStorage();
  }
}

function connect({writeKey, dataPlaneUrl}: Options): RudderAnalytics {
  const connected = new RudderAnalytics();
  connected.load(writeKey, dataPlaneUrl, {
    // Given here, so that only the data plane is contacted and nothing can be switched on remotely.
    getSourceConfig: () => ({
      source: {id: writeKey, name: 'docs', enabled: true, destinations: [], config: {}},
    }),
    loadIntegration: false,
    polyfillIfRequired: false,
    storage: {type: 'localStorage'},
    logLevel: 'NONE',
  });
  return connected;
}

/** Starts event tracking: a page event for each visit. */
export function start(options: Options): Tool {
  client ??= connect(options);
  isRunning = true;
  return {
    visit({path, url, title, referrer}: Visit) {
      // All that the SDK would fill in from full addresses by itself.
      const page = {
        path,
        url,
        tab_url: url,
        title,
        referrer,
        initial_referrer: withoutQuery(document.referrer),
        search: '',
      };
      // Both: the context would take an empty value for a missing one.
      client?.page({...page}, {context: {page}});
    },
    stop() {
      isRunning = false;
      client?.reset({
        entries: {anonymousId: true, initialReferrer: true, initialReferringDomain: true},
      });
      clearStorage();
      // The queue notes every second that it is alive, and cannot be told to end.
      window.addEventListener('pagehide', clearUnlessRunning);
    },
  };
}
