import {unlimited} from '../refusal.ts';
import {answerRequest} from '../http/answerRequest.ts';
import {createRateLimiter} from '../http/rateLimit.ts';
import {contextLoader, PUBLIC_LIMIT} from './contextLoader.ts';

/** What Cloudflare Pages hands to a function. */
interface PagesContext {
  request: Request;
  /** The files of the site. */
  env: {ASSETS: {fetch: (url: URL, options: {signal: AbortSignal}) => Promise<Response>}};
}

/** Nothing can end a computation from inside a worker; the host ends what takes too long. */
const load = contextLoader(unlimited);
const isAllowed = createRateLimiter(PUBLIC_LIMIT);

/** A function of Cloudflare Pages; its file name is its path. */
export async function onRequest({request, env}: PagesContext): Promise<Response> {
  const address = request.headers.get('cf-connecting-ip') ?? '';
  return answerRequest(request, {
    load: () =>
      load((sitePath, signal) => env.ASSETS.fetch(new URL(sitePath, request.url), {signal})),
    isAllowed: () => isAllowed(address),
  });
}
