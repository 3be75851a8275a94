import type {HeaderRule} from './headerRules.ts';

const INDENT = '  ';

/** Returns the text of `_headers`, which Netlify and Cloudflare Pages read. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({path, headers}) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `${INDENT}${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Reads the text of `_headers`. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const rule = rules.at(-1);
    if (!line.startsWith(INDENT)) {
      rules.push({path: line, headers: {}});
    } else if (rule) {
      const colon = line.indexOf(': ');
      rule.headers[line.slice(INDENT.length, colon)] = line.slice(colon + 2);
    }
  }
  return rules;
}
