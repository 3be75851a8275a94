/**
 * The part of event pipelines and monitoring that samples hand events to.
 * Each module cites the documentation its types come from.
 */

/** https://segment.com/docs/connections/sources/catalog/libraries/server/node/ */
declare module '@segment/analytics-node' {
  type Message = {
    userId?: string;
    anonymousId?: string;
    event: string;
    properties?: object;
    timestamp?: string | Date;
  };
  export class Analytics {
    constructor(settings: {writeKey: string; flushAt?: number; flushInterval?: number});
    track(message: Message): void;
    closeAndFlush(): Promise<void>;
  }
}

/** https://segment.com/docs/connections/sources/catalog/libraries/mobile/react-native/ */
declare module '@segment/analytics-react-native' {
  export function createClient(settings: {writeKey: string}): {
    track(event: string, properties?: object): Promise<void>;
  };
}

/** https://www.rudderstack.com/docs/sources/event-streams/sdks/rudderstack-node-sdk/ */
declare module '@rudderstack/rudder-sdk-node' {
  export default class Analytics {
    constructor(writeKey: string, options: {dataPlaneUrl: string});
    track(message: {userId: string; event: string; properties?: object; timestamp?: Date}): void;
    flush(): Promise<void>;
  }
}

/** https://amplitude.com/docs/sdks/analytics/node/node-js-sdk */
declare module '@amplitude/analytics-node' {
  export function init(apiKey: string): {promise: Promise<void>};
  export function track(
    event: string,
    properties?: object,
    options?: {user_id?: string; device_id?: string; time?: number},
  ): {promise: Promise<unknown>};
  export function flush(): {promise: Promise<unknown>};
}

/** https://docs.snowplow.io/docs/sources/node-js-tracker/ */
declare module '@snowplow/node-tracker' {
  type SelfDescribing = {event: {schema: string; data: Record<string, unknown>}};
  export function newTracker(
    settings: {namespace: string; appId: string; encodeBase64?: boolean},
    emitter: {endpoint: string; bufferSize?: number},
  ): {track(event: unknown): void};
  export function buildSelfDescribingEvent(event: SelfDescribing): unknown;
}

/** https://docs.datadoghq.com/real_user_monitoring/guide/setup-feature-flag-data-collection/ */
declare module '@datadog/browser-rum' {
  export const datadogRum: {
    init(settings: Record<string, unknown>): void;
    addFeatureFlagEvaluation(key: string, value: unknown): void;
  };
}
