import type {IncomingMessage, ServerResponse} from 'node:http';
import {markdownPath} from '../../formats/markdownPath.ts';

/** Quality of a media type in an `Accept` header; undefined when it is not named. */
function quality(accept: string, type: string): number | undefined {
  const range = accept
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .find(([name]) => name === type);
  const weight = range?.find((parameter) => parameter.startsWith('q='));
  return range && (weight === undefined ? 1 : Number(weight.slice('q='.length)));
}

/**
 * Tells whether a client would rather have Markdown than HTML. Browsers never name it, tools that
 * do want it even beside HTML of the same quality.
 *
 * @param accept value of the `Accept` header.
 */
export function prefersMarkdown(accept: string): boolean {
  const markdown = quality(accept, 'text/markdown') ?? 0;
  return markdown > 0 && markdown >= (quality(accept, 'text/html') ?? 0);
}

/**
 * Points a request for a page to the page's Markdown when the client asks for that. Caches are told
 * that the same address has two answers.
 *
 * @param exists tells whether the build has a file at a path such as `/a/index.md`.
 */
export function negotiateMarkdown(
  request: IncomingMessage,
  response: ServerResponse,
  exists: (path: string) => boolean,
): void {
  const [route = '/'] = (request.url ?? '/').split('?');
  if (!route.endsWith('/') || !exists(markdownPath(route))) {
    return;
  }
  response.setHeader('Vary', 'Accept');
  if (prefersMarkdown(request.headers.accept ?? '')) {
    request.url = markdownPath(route);
  }
}
