import {negotiate} from './negotiate.ts';

/** What Cloudflare Pages hands to a function. */
interface PagesContext {
  request: Request;
  next: () => Promise<Response>;
  /** The files of the site. */
  env: {ASSETS: {fetch: (url: URL) => Promise<Response>}};
}

/** Runs before each answer: the name of its file says so. */
export function onRequest({request, next, env}: PagesContext): Promise<Response> {
  return negotiate(request, next, (url) => env.ASSETS.fetch(url));
}
