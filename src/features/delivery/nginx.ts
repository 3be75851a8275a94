import {pathPattern, withRevalidation, type HeaderRule} from './headerRules.ts';
import {spellings, type Redirect} from './redirect.ts';
import {withQuery} from './redirectsFile.ts';
import {textTypes} from './textTypes.ts';

/** Types under which nginx itself serves these formats. */
const NGINX_TYPES = ['application/javascript', 'text/xml'];

/** Formats that the types of nginx leave out. */
const UNKNOWN_TO_NGINX = ['.md', '.mjs', '.yaml'];

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
}

/**
 * The map of redirects. Its plain keys ignore case, so a redirect that changes nothing but case
 * would lead to itself; it is written as a regular expression.
 */
function redirectMap(redirects: readonly Redirect[]): string[] {
  const entries = redirects.flatMap(({from, to}) => {
    const target = withQuery(to, '$is_args$args');
    return from.toLowerCase() === to.toLowerCase()
      ? [`~^${from}?$ ${target};`]
      : spellings(from).map((path) => `${path} ${target};`);
  });
  return block('map $uri $docs_redirect', ['default "";', ...entries]);
}

interface NginxHeader {
  /** Definition of the variable that holds the value, if it depends on the path. */
  map: string[];
  directive: string;
}

function toHeader(name: string, rules: readonly HeaderRule[]): NginxHeader {
  const [first, ...others] = rules.map(({path, headers}) => ({path, value: headers[name] ?? ''}));
  const add = (value: string): string => `add_header ${name} ${value} always;`;
  if (first?.path === '/*' && others.length === 0) {
    return {map: [], directive: add(`"${first.value}"`)};
  }
  const variable = `$docs_${name.toLowerCase().replaceAll('-', '_')}`;
  // The first expression that matches counts.
  const entries = rules
    .map(({path, headers}) => `"~${pathPattern(path).source}" "${headers[name] ?? ''}";`)
    .reverse();
  return {map: block(`map $uri ${variable}`, entries), directive: add(variable)};
}

function toHeaders(rules: readonly HeaderRule[]): NginxHeader[] {
  const names = new Set(rules.flatMap(({headers}) => Object.keys(headers)));
  return [...names].map((name) =>
    toHeader(
      name,
      rules.filter(({headers}) => name in headers),
    ),
  );
}

function compression(): string[] {
  const types = [...new Set([...Object.values(textTypes), ...NGINX_TYPES])]
    .filter((type) => type !== 'text/html')
    .join(' ');
  return [
    'charset utf-8;',
    `charset_types ${types};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    `gzip_types ${types};`,
  ];
}

function locations(): string[] {
  const types = UNKNOWN_TO_NGINX.map(
    (extension) => `${textTypes[extension]} ${extension.slice(1)};`,
  );
  const extensions = UNKNOWN_TO_NGINX.map((extension) => extension.slice(1)).join('|');
  return [
    ...block(`location ~ \\.(?:${extensions})$`, block('types', types)),
    // Every page has one address, with a trailing slash.
    ...block('location ~ ^(?<page>/.+)\\.html$', [
      'if (-f $document_root$page/index.html) { return 301 $page/$is_args$args; }',
    ]),
    'location = /_headers { return 404; }',
    'location = /_redirects { return 404; }',
  ];
}

/**
 * Returns a configuration of nginx that delivers the site as its other hosts do. It belongs into
 * the `http` block, as `/etc/nginx/conf.d/default.conf` does.
 */
export function nginxConfig(redirects: readonly Redirect[], rules: readonly HeaderRule[]): string {
  const headers = toHeaders(withRevalidation(rules));
  const lines = [
    '# Written by the build: change src/features/delivery/ instead.',
    'map_hash_bucket_size 256;',
    ...redirectMap(redirects),
    ...headers.flatMap(({map}) => map),
    ...block('server', [
      'listen 80;',
      'root /usr/share/nginx/html;',
      'error_page 404 /404.html;',
      // Behind a proxy nginx knows neither the protocol nor the port that readers use.
      'absolute_redirect off;',
      ...compression(),
      ...headers.map(({directive}) => directive),
      'if ($docs_redirect) { return 301 $docs_redirect; }',
      // One slash at the start and no backslash (x5c), or the target would be another host.
      'if ($request_uri ~ "^(/(?:[^/?\\x5c][^?]*/)?)index\\.html(\\?.*)?$") { return 301 $1$2; }',
      ...locations(),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
