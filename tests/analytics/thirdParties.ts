import type {BrowserContext, Request, Route} from '@playwright/test';

/** What becomes of requests to other hosts. */
export type Behavior = 'answer' | 'block' | 'hang' | 'garbage';

const SCRIPTS: readonly {host: string; file: string}[] = [
  {host: 'www.googletagmanager.com', file: 'tests/fixtures/analytics/gtag.js'},
  {host: 'www.clarity.ms', file: 'tests/fixtures/analytics/clarity.js'},
];

const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** Requests to other hosts, recorded and answered on this machine. */
export interface ThirdParties {
  requests: Request[];
  /** What Google Analytics received: one query for each event. */
  events: () => URLSearchParams[];
  /** What Clarity received. */
  recorded: () => object[];
  /** Page events that RudderStack received. */
  pageEvents: () => {properties: Record<string, unknown>; context: {page: object}}[];
}

function answer(route: Route, behavior: Behavior): Promise<void> | undefined {
  const {host} = new URL(route.request().url());
  switch (behavior) {
    case 'block':
      return route.abort('blockedbyclient');
    case 'hang':
      return undefined;
    case 'garbage':
      return route.fulfill({body: '<!doctype html><p>Sign in to the network', headers: CORS});
    case 'answer': {
      const script = SCRIPTS.find((one) => one.host === host);
      return script
        ? route.fulfill({path: script.file})
        : route.fulfill({body: 'OK', headers: CORS});
    }
  }
}

/** Takes the place of every other host for the pages of a context. */
export async function replaceThirdParties(
  context: BrowserContext,
  siteUrl: string,
  behavior: Behavior = 'answer',
): Promise<ThirdParties> {
  const requests: Request[] = [];
  await context.route(
    (url) => url.origin !== siteUrl,
    async (route) => {
      requests.push(route.request());
      await answer(route, behavior);
    },
  );
  const to = (host: string): Request[] =>
    requests.filter((request) => new URL(request.url()).host === host);
  return {
    requests,
    events: () =>
      to('region1.google-analytics.com').map((request) => new URL(request.url()).searchParams),
    recorded: () => to('k.clarity.ms').map((request) => request.postDataJSON() as object),
    pageEvents: () =>
      to('data-plane.invalid')
        .filter((request) => request.method() === 'POST')
        .map((request) => request.postDataJSON() as ReturnType<ThirdParties['pageEvents']>[number]),
  };
}
