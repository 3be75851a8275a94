import type {SyntaxNode} from '../syntax/node.ts';
import type {Api} from './api.ts';
import {findType} from './api.ts';

/** What a value is, as far as its literal or a manifest's type text tells. */
export type Kind = 'text' | 'boolean' | 'integer' | 'decimal' | 'map' | 'list' | 'object' | 'bytes';

const WORDS: Readonly<Record<Kind, string>> = {
  text: 'text',
  boolean: 'a boolean',
  integer: 'an integer',
  decimal: 'a number',
  map: 'a map',
  list: 'a list',
  object: 'an object',
  bytes: 'bytes',
};

/** Type texts of the manifests, in every language, with the literals that they take. */
const TYPES: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/^(?:&?str|[sS]tring|String\.t\(\))$/, ['text']],
  [/^(?:[bB]ool(?:ean)?|true|false)$/, ['boolean']],
  [/^(?:int(?:eger|64|32)?|Int(?:eger)?|[lL]ong)$/, ['integer']],
  [/^(?:float(?:64)?|Float|[dD]ouble|Numeric)$/, ['decimal', 'integer']],
  [/^(?:dict\b.*|I?(?:Dictionary|Map)<.*|map(?:\[.*)?|%\{.*|Hash\b.*)$/s, ['map', 'object']],
  [/^array(?:<.*)?$/s, ['map', 'list']],
  [/^bytes$/, ['bytes']],
  [/^Duration$/, ['object']],
];
const NOTHING = /^(?:nil|null|None)$/;

/** Splits at `|` and `or` outside brackets. */
function alternatives(type: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of type.split(/(\s+or\s+|[|<>{}[\]()])/)) {
    if (/^[<{[(]$/.test(token)) depth += 1;
    if (/^[>}\])]$/.test(token)) depth -= 1;
    if (depth === 0 && /^(?:\||\s+or\s+)$/.test(token)) parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  return parts.map((part) => part.trim().replace(/^\?|\?$/g, ''));
}

/**
 * The kinds of value that a type of the manifest takes.
 *
 * @returns undefined when the type may take others too
 */
export function kindsOfType(type: string, api: Api): ReadonlySet<Kind> | undefined {
  const kinds = new Set<Kind>();
  for (const part of alternatives(type).filter((each) => !NOTHING.test(each))) {
    const known = TYPES.find(([pattern]) => pattern.test(part))?.[1];
    if (known) known.forEach((kind) => kinds.add(kind));
    else if (findType(api, part)) {
      ['object', 'map', 'list'].forEach((kind) => kinds.add(kind as Kind));
    } else return undefined;
  }
  return kinds.size > 0 ? kinds : undefined;
}

const RE_INTEGER = /^-?(?:0x[\da-f_]+|\d[\d_]*)l?$/i;
const RE_DECIMAL = /^-?\d[\d_]*\.\d[\d_]*(?:e[+-]?\d+)?[fd]?$/i;
const RE_TEXT_NODE = /string|encapsed/;
const RE_MAP_NODE = /^(?:dictionary|hash|map|dictionary_literal|set_or_map_literal)$/;
const RE_LIST_NODE = /^(?:list|array|array_literal|list_literal)$/;

/** The kind of a literal; undefined for every other expression. */
export function kindOfLiteral(node: SyntaxNode): Kind | undefined {
  const {text, type} = node;
  if (/^(?:true|false|True|False)$/.test(text)) return 'boolean';
  if (RE_INTEGER.test(text)) return 'integer';
  if (RE_DECIMAL.test(text)) return 'decimal';
  if (RE_TEXT_NODE.test(type) && /^\$?["'`]/.test(text)) return 'text';
  if (type === 'string' && /^b["']/.test(text)) return 'bytes';
  if (type === 'map' && text.startsWith('%') && !text.startsWith('%{')) return 'object';
  if (RE_MAP_NODE.test(type)) return 'map';
  if (RE_LIST_NODE.test(type)) return 'list';
  if (type === 'array_creation_expression') return /=>/.test(text) ? 'map' : undefined;
  // Grammars that wrap the expression of an argument in a node of its own.
  const [only] = node.children;
  return node.children.length === 1 && only ? kindOfLiteral(only) : undefined;
}

/** `text`, `a number`, … */
export function describeKind(kind: Kind): string {
  return WORDS[kind];
}
