import type {HeaderRule} from '../../shared/contentSources.ts';
import {pathPattern} from './headerRules.ts';

const INDENT = '  ';

/** Takes away what earlier rules for a path say; only a later rule of its own replaces it. */
const DETACH = '! ';

/**
 * Returns the text of `_headers`, which Netlify and Cloudflare Pages read. On Netlify, the last
 * rule for a header counts. Cloudflare joins the values of all rules, but for those detached by a
 * line that Netlify skips.
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({path, headers}, index) => {
    const earlier = rules.slice(0, index).filter((rule) => pathPattern(rule.path).test(path));
    const names = new Set(earlier.flatMap((rule) => Object.keys(rule.headers)));
    const replaced = Object.keys(headers).filter((name) => names.has(name));
    return [
      path,
      ...replaced.map((name) => `${INDENT}${DETACH}${name}`),
      ...Object.entries(headers).map(([name, value]) => `${INDENT}${name}: ${value}`),
    ];
  });
  return `${lines.join('\n')}\n`;
}

/** Reads the text of `_headers`. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const rule = rules.at(-1);
    if (!line.startsWith(INDENT)) {
      rules.push({path: line, headers: {}});
    } else if (rule && !line.startsWith(INDENT + DETACH)) {
      const colon = line.indexOf(': ');
      rule.headers[line.slice(INDENT.length, colon)] = line.slice(colon + 2);
    }
  }
  return rules;
}
