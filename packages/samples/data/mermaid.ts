import {loadThorough} from '../../thorough/load.ts';

/** What is used of Mermaid, and of the package with which it cleans labels. */
interface Modules {
  mermaid: {default: {parse(source: string): Promise<unknown>}};
  dompurify: {default: object};
}

// DOMPurify is inert without a browser; we only need the parser.
const inertPurifier = {addHook: () => undefined, sanitize: (text: string) => text};

interface MermaidParseError extends Error {
  hash?: {loc?: {first_line?: number}; line?: number};
}

/** The part of a line where the parser stopped, a sign below it, and what it expected. */
const RE_DETAILS = /^.*\n(.*)\n-*\^\n(.*)/;

/** A label with brackets inside brackets, without quotes. */
const RE_OPEN_LABEL = /[([{][^"\])}]*[([{]/;

/** Says where the parser stopped, without its own count of lines. */
function reasonOf(message: string): string {
  const [, seen, expected] = RE_DETAILS.exec(message) ?? [];
  if (seen === undefined) return message.split('\n')[0] ?? 'unknown';
  const advice = RE_OPEN_LABEL.test(seen) ? 'put labels with brackets in quotes' : expected;
  return `near "${seen.trim()}": ${advice}`;
}

/**
 * Parses a diagram with Mermaid's own grammar: what draws it skips lines that it does not
 * understand.
 *
 * @returns undefined when the text is valid, else the reason and the line (from 1) within it.
 * @throws Error when Mermaid is not installed; see `isThorough`.
 */
export async function findSyntaxError(
  source: string,
): Promise<{reason: string; line: number} | undefined> {
  const {default: purifier} = await loadThorough<Modules['dompurify']>('dompurify');
  Object.assign(purifier, inertPurifier);
  const {default: mermaid} = await loadThorough<Modules['mermaid']>('mermaid');
  try {
    await mermaid.parse(source);
    return undefined;
  } catch (error) {
    const {hash, message} = error as MermaidParseError;
    const line = hash?.loc?.first_line ?? (hash?.line === undefined ? 1 : hash.line + 1);
    return {reason: reasonOf(message), line: Math.max(1, line)};
  }
}
