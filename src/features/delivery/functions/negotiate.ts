import {asksForMarkdown, PAGE_WITH_MARKDOWN} from '../markdown.ts';

/** Asks the host for a file of the site. */
type FetchFile = (url: URL) => Promise<Response>;

function withPageHeaders({body, headers, status, statusText}: Response): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(PAGE_WITH_MARKDOWN)) all.append(name, value);
  return new Response(body, {headers: all, status, statusText});
}

/**
 * Answers a request for a page with its Markdown where that is asked for, as nginx and the local server
 * do; everything else is left to the host.
 *
 * @param next what the host would answer.
 */
export async function negotiate(
  request: Request,
  next: () => Promise<Response>,
  fetchFile: FetchFile,
): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.endsWith('/')) return next();
  if (asksForMarkdown(request.headers.get('accept') ?? '')) {
    const markdown = await fetchFile(new URL('index.md', url));
    if (markdown.ok) return withPageHeaders(markdown);
  }
  const page = await next();
  return page.ok ? withPageHeaders(page) : page;
}
