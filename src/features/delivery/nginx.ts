import {readFileSync} from 'node:fs';
import type {HeaderRule} from '../../shared/contentSources.ts';
import {pathPattern, withRevalidation} from './headerRules.ts';
import {ASKS_FOR_MARKDOWN, PAGE_WITH_MARKDOWN} from './markdown.ts';
import {redirectEntries, withQuery, type Redirect} from './redirectsFile.ts';
import {textTypes} from './textTypes.ts';

/** Types under which nginx itself serves these formats. */
const NGINX_TYPES = ['application/javascript', 'text/xml'];

/** Formats that the types of nginx leave out. */
const UNKNOWN_TO_NGINX = ['.csv', '.md', '.mjs', '.yaml'];

/**
 * The plain keys of a map ignore case, so a redirect that changes nothing but case would lead to
 * itself; it is written as a regular expression.
 */
function redirectLines(redirect: Redirect): string[] {
  const isCase = redirect.from.toLowerCase() === redirect.to.toLowerCase();
  return redirectEntries([redirect]).map(
    ([from, to]) => `  ${isCase ? `~^${from}$` : from} ${withQuery(to, '$is_args$args')};`,
  );
}

interface NginxHeader {
  /** Definition of the variable that holds the value, if it depends on the path. */
  map: string[];
  directive: string;
}

function toHeader(name: string, rules: readonly HeaderRule[]): NginxHeader {
  const own = rules.filter(({headers}) => Object.hasOwn(headers, name));
  const [first] = own;
  const add = (value: string): string => `  add_header ${name} ${value} always;`;
  if (first?.path === '/*' && own.length === 1) {
    return {map: [], directive: add(`"${first.headers[name]}"`)};
  }
  const variable = `$docs_${name.toLowerCase().replaceAll('-', '_')}`;
  // The first expression that matches counts.
  const entries = own
    .map(({path, headers}) => `  "~${pathPattern(path).source}" "${headers[name]}";`)
    .reverse();
  return {map: [`map $uri ${variable} {`, ...entries, '}'], directive: add(variable)};
}

/**
 * Returns a configuration of nginx that delivers the site as its other hosts do. It belongs into
 * the `http` block, as `/etc/nginx/conf.d/default.conf` does.
 */
export function nginxConfig(redirects: readonly Redirect[], rules: readonly HeaderRule[]): string {
  const allRules = withRevalidation(rules);
  const names = new Set(allRules.flatMap(({headers}) => Object.keys(headers)));
  // nginx adds a header beside its own, so a type is told in another way.
  names.delete('Content-Type');
  const headers = [...names].map((name) => toHeader(name, allRules));
  const types = new Set([...textTypes.values(), ...NGINX_TYPES]);
  types.delete('text/html');
  const parts: Readonly<Record<string, readonly string[]>> = {
    redirects: redirects.flatMap(redirectLines),
    headerMaps: headers.flatMap(({map}) => map),
    headers: [
      ...headers.map(({directive}) => directive),
      ...Object.keys(PAGE_WITH_MARKDOWN).map(
        (name) => `  add_header ${name} $docs_page_${name.toLowerCase()} always;`,
      ),
    ],
    noPageHeaders: Object.keys(PAGE_WITH_MARKDOWN).map(
      (name) => `  set $docs_page_${name.toLowerCase()} "";`,
    ),
    pageHeaders: Object.entries(PAGE_WITH_MARKDOWN).map(
      ([name, value]) => `    set $docs_page_${name.toLowerCase()} '${value}';`,
    ),
    asksForMarkdown: [ASKS_FOR_MARKDOWN],
    types: [[...types].join(' ')],
    unknownTypes: [
      ...UNKNOWN_TO_NGINX.map(
        (extension) =>
          `  location ~ \\${extension}$ { types {} default_type ${textTypes.get(extension)}; ` +
          `${extension === '.md' ? 'error_page 404 /404.md; ' : ''}}`,
      ),
      ...allRules.flatMap(({path, headers: {'Content-Type': type}}) =>
        type ? `  location = ${path} { types {} default_type ${type}; }` : [],
      ),
    ],
  };
  const template = readFileSync(new URL('nginx.conf.txt', import.meta.url), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => (parts[name] ?? []).join('\n'));
}
