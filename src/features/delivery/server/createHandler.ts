import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import send from 'send';
import {globSync} from 'tinyglobby';
import {headersFor, withRevalidation} from '../headerRules.ts';
import {parseHeaders} from '../headersFile.ts';
import {parseRedirects, withQuery} from '../redirectsFile.ts';
import {asksForMarkdown, notFoundMarkdown, PAGE_WITH_MARKDOWN} from '../markdown.ts';
import {createTextSender, textContentType} from './textSender.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const NOT_FOUND = '/404.html';

/** For tools that try addresses of Markdown. */
const NOT_FOUND_MARKDOWN = '/404.md';

/** Files of the build that tell hosts how to deliver it; they are not delivered themselves. */
const CONFIGURATION = {headers: '_headers', redirects: '_redirects'};

const METHODS = ['GET', 'HEAD'];

/** @param url a path, or as proxies ask for it, a whole address. */
function splitUrl(url: string): {pathname: string; query: string} | undefined {
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  if (!URL.canParse(address)) return undefined;
  const {pathname, search: query} = new URL(address);
  try {
    return {pathname: decodeURI(pathname), query};
  } catch {
    return {pathname, query};
  }
}

/**
 * Returns the one address of an existing page (`/a`, `/a.html` and `/a/index.html` → `/a/`), or undefined
 * for a path that is served as it is.
 */
function pageAddress(pathname: string, exists: (file: string) => boolean): string | undefined {
  const clean = pathname.replace(/(?:\/index\.html|\.html|\/)?$/, '/');
  const isOwnFile = exists(pathname) && !pathname.endsWith('/index.html');
  return clean !== pathname && !isOwnFile && exists(`${clean}index.html`) ? clean : undefined;
}

function readText(root: string, name: string): string {
  const file = path.join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Sends a file as it is, or the part of it that is asked for. */
function sendFile(
  root: string,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const type = textContentType(name);
  if (type && !response.hasHeader('Content-Type')) {
    response.setHeader('Content-Type', type);
  }
  send(request, encodeURIComponent(name.slice(1)), {root, dotfiles: 'allow', cacheControl: false})
    .on('error', ({status}: {status: number}) => response.writeHead(status).end())
    .pipe(response);
}

/** Returns the function that answers requests for the files of a built site. */
export function createHandler(root: string): Handler {
  const names = globSync('**', {cwd: root, dot: true, ignore: Object.values(CONFIGURATION)});
  const files = new Set(names.map((name) => `/${name}`));
  const exists = (file: string): boolean => files.has(file);
  const rules = withRevalidation(parseHeaders(readText(root, CONFIGURATION.headers)));
  const redirects = parseRedirects(readText(root, CONFIGURATION.redirects));
  const sendText = createTextSender(root);
  const routes = [...files]
    .filter((file) => /\/index\.md$/.test(file))
    .map((file) => file.slice(0, -'index.md'.length));

  const sendNotFound = async (
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    response.appendHeader('Vary', 'Accept');
    const isMarkdown = pathname.endsWith('.md') || asksForMarkdown(request.headers.accept);
    const name = isMarkdown ? NOT_FOUND_MARKDOWN : NOT_FOUND;
    if (!isMarkdown && exists(name) && (await sendText(name, 404, request, response))) return;
    const text = readText(root, name);
    response
      .writeHead(404, {'Content-Type': textContentType(name)})
      .end(isMarkdown ? notFoundMarkdown(text, pathname, routes) : text);
  };

  return async (request, response) => {
    const parts = splitUrl(request.url ?? '/');
    const isAllowed = METHODS.includes(request.method ?? '');
    if (!parts || !isAllowed) {
      response.setHeaders(new Map(Object.entries(headersFor(rules, NOT_FOUND))));
      if (!isAllowed) response.setHeader('Allow', METHODS.join(', '));
      response.writeHead(isAllowed ? 400 : 405).end();
      return;
    }
    const {pathname, query} = parts;
    const clean = pageAddress(pathname, exists);
    const target = redirects.get(pathname) ?? (clean && encodeURI(clean));
    const page = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const markdown = `${pathname}index.md`;
    const hasMarkdown = pathname.endsWith('/') && files.has(markdown);
    const name = hasMarkdown && asksForMarkdown(request.headers.accept) ? markdown : page;
    const isFound = target !== undefined || files.has(name);
    response.setHeaders(new Map(Object.entries(headersFor(rules, isFound ? pathname : NOT_FOUND))));
    if (hasMarkdown && target === undefined) {
      response.setHeaders(new Map(Object.entries(PAGE_WITH_MARKDOWN)));
    }
    if (target !== undefined) {
      response.writeHead(301, {Location: withQuery(target, query)}).end();
    } else if (isFound) {
      if (!(await sendText(name, 200, request, response))) {
        sendFile(root, name, request, response);
      }
    } else {
      await sendNotFound(pathname, request, response);
    }
  };
}
