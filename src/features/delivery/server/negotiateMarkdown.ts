import type {IncomingMessage, ServerResponse} from 'node:http';
import {markdownPath} from '../../page-formats/markdownPath.ts';
import {quality} from './quality.ts';

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
 * Chooses between a page and its Markdown. Caches are told that the same address has two answers.
 *
 * @param pathname decoded path of the request.
 * @param exists tells whether the build has a file at a path such as `/a/index.md`.
 * @returns the path of the Markdown when the client asks for that, else the given one.
 */
export function negotiateMarkdown(
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  exists: (path: string) => boolean,
): string {
  if (!pathname.endsWith('/') || !exists(markdownPath(pathname))) {
    return pathname;
  }
  response.setHeader('Vary', 'Accept');
  return prefersMarkdown(request.headers.accept ?? '') ? markdownPath(pathname) : pathname;
}
