import {asksForMarkdown, notFoundMarkdown, PAGE_WITH_MARKDOWN} from '../markdown.ts';

/** Asks the host for a file of the site. */
type FetchFile = (url: URL) => Promise<Response>;

function withHeaders(
  {body, headers, status, statusText}: Response,
  added: Readonly<Record<string, string>> = PAGE_WITH_MARKDOWN,
): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(added)) all.append(name, value);
  return new Response(body, {headers: all, status, statusText});
}

/** Tells an agent in Markdown that there is no page, with the headers of the host. */
async function notFound(url: URL, {headers}: Response, fetchFile: FetchFile): Promise<Response> {
  const [text = '', sitemap = ''] = await Promise.all(
    ['/404.md', '/sitemap.xml'].map(async (file) => (await fetchFile(new URL(file, url))).text()),
  );
  const routes = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(
    ([, page = '']) => new URL(page).pathname,
  );
  const all = new Headers(headers);
  ['Content-Length', 'Content-Encoding', 'ETag'].forEach((name) => all.delete(name));
  all.set('Content-Type', 'text/markdown; charset=utf-8');
  all.append('Vary', 'Accept');
  return new Response(notFoundMarkdown(text, url.pathname, routes), {headers: all, status: 404});
}

async function answered(
  url: URL,
  isAsked: boolean,
  next: () => Promise<Response>,
  fetchFile: FetchFile,
): Promise<Response> {
  const isPage = url.pathname.endsWith('/');
  if (isPage && isAsked) {
    const markdown = await fetchFile(new URL('index.md', url));
    if (markdown.ok) return withHeaders(markdown);
  }
  const answer = await next();
  if (answer.status === 404) {
    return isAsked ? notFound(url, answer, fetchFile) : withHeaders(answer, {Vary: 'Accept'});
  }
  return answer.ok && isPage ? withHeaders(answer) : answer;
}

/**
 * Answers a request for a page with its Markdown where that is asked for, as nginx and the local server
 * do, and logs it, so that an owner can count what agents read and miss; everything else is left to the
 * host.
 *
 * @param next what the host would answer.
 */
export async function negotiate(
  request: Request,
  next: () => Promise<Response>,
  fetchFile: FetchFile,
): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname;
  const isAsked = path.endsWith('.md') || asksForMarkdown(request.headers.get('accept') ?? '');
  const answer = await answered(url, isAsked, next, fetchFile);
  if (isAsked) {
    const agent = request.headers.get('user-agent');
    console.log(JSON.stringify({path, status: answer.status, agent}));
  }
  return answer;
}
