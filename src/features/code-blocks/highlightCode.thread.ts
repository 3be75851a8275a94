import {
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type ThemedToken,
} from 'shiki';
import {lastResults} from '../../shared/lastResults.ts';
import {markedHtml, type Mark} from './marks.ts';
import type {FenceMeta} from './parseMeta.ts';

const PREFIX = '--code-';
const theme = createCssVariablesTheme({name: 'site', variablePrefix: PREFIX});

let highlighter: Promise<Highlighter> | undefined;

/** Of more than the code of a page. */
const tokenized = lastResults<ThemedToken[][]>(500);

async function highlighterFor(grammar: string): Promise<Highlighter> {
  highlighter ??= createHighlighter({themes: [theme], langs: []});
  const ready = await highlighter;
  if (grammar !== 'text' && !ready.getLoadedLanguages().includes(grammar)) {
    await ready.loadLanguage(grammar as Parameters<Highlighter['loadLanguage']>[0]);
  }
  return ready;
}

/** Short class of a token's role, such as `keyword`; undefined for plain text. */
function roleOf(token: ThemedToken): string | undefined {
  const role = /^var\(--code-(?:token-)?([a-z-]+)\)$/.exec(token.color ?? '')?.[1];
  return role === 'foreground' || token.content.trim() === '' ? undefined : role;
}

interface Piece {
  role: string | undefined;
  text: string;
  /** Offset in the code. */
  start: number;
}

function mergeSameRole(tokens: readonly ThemedToken[]): Piece[] {
  const merged: Piece[] = [];
  for (const token of tokens) {
    const role = roleOf(token);
    const last = merged.at(-1);
    if (last && (last.role === role || token.content.trim() === '')) {
      last.text += token.content;
    } else {
      merged.push({role, text: token.content, start: token.offset});
    }
  }
  return merged;
}

function lineHtml(tokens: readonly ThemedToken[], marks: readonly Mark[]): string {
  return mergeSameRole(tokens)
    .map(({role, text, start}) => {
      const html = markedHtml(text, start, marks);
      return role ? `<span class="c-${role}">${html}</span>` : html;
    })
    .join('');
}

/** Puts each run of lines that are not shown at first into an element of its own. */
function fold(lines: readonly string[], {shown}: FenceMeta): string {
  if (shown.size === 0) return lines.join('');
  const isShown = (index: number): boolean => shown.has(index + 1);
  return lines
    .map((line, index) => {
      if (isShown(index)) return line;
      const rest = lines.slice(index).findIndex((_, after) => isShown(index + after));
      const count = rest === -1 ? lines.length - index : rest;
      const begins = index === 0 || isShown(index - 1);
      return `${begins ? `<span class="fold" data-lines="${count} line${count === 1 ? '' : 's'}">` : ''}${line}${count === 1 ? '</span>' : ''}`;
    })
    .join('');
}

function tokensOf(code: string, grammar: string, ready: Highlighter): ThemedToken[][] {
  type Options = Parameters<Highlighter['codeToTokens']>[1];
  const {tokens} = ready.codeToTokens(code, {
    lang: grammar as Options['lang'],
    theme: 'site',
    // By default the rest of a line stays plain after half a second, which a busy machine needs.
    tokenizeTimeLimit: 0,
  } as Options);
  return tokens;
}

/**
 * Highlights code with Shiki.
 *
 * @returns the inner HTML of a `<code>` element: one span per line, one class per token role. The
 * text content equals the code.
 */
export async function highlight(
  code: string,
  grammar: string,
  meta: FenceMeta,
  marks: readonly Mark[] = [],
): Promise<string> {
  const ready = await highlighterFor(grammar);
  const tokens = tokenized(`${grammar}\n${code}`, () => tokensOf(code, grammar, ready));
  const lines = tokens.map((line, index) => {
    const isMarked = meta.highlighted.has(index + 1);
    const added = meta.added.has(index + 1) ? ' added' : '';
    return `<span class="line${isMarked ? ' highlighted' : ''}${added}">${lineHtml(line, marks)}</span>\n`;
  });
  return fold(lines, meta);
}

/** Arguments of `highlight`. */
export type Code = Parameters<typeof highlight>;

/** Highlights code in a thread of its own. */
export default function highlightCode(code: Code): Promise<string> {
  return highlight(...code);
}
