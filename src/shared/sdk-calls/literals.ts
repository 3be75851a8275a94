/** How a language writes values. */
interface Spelling {
  /** What stands around a text. */
  quote?: string;
  /** A control character, from its code in four hexadecimal digits. */
  escape?: (hex: string) => string;
  /** Characters that begin something computed within a text. */
  special?: string;
  words?: Partial<Record<'true' | 'false' | 'null', string>>;
  list?: (items: readonly string[]) => string;
  map?: (entries: readonly (readonly [key: string, value: string])[]) => string;
  number?: (value: number) => string;
}

/** Writes a value as a language does. */
export type Literal = (value: unknown) => string;

const LINES = new Map(Object.entries({'\n': '\\n', '\r': '\\r', '\t': '\\t'}));

/** A number with a decimal point, for languages that take none without for a fraction. */
export function decimal(value: number): string {
  const text = String(value);
  return text.includes('.') ? text : text.replace(/^(-?\d+)/, '$1.0');
}

/** Writes entries as many languages do: in brackets, with a sign between key and value. */
export function entries(before: string, sign: string, after: string): NonNullable<Spelling['map']> {
  return (pairs) =>
    pairs.length === 0
      ? before.trim() + after.trim()
      : before + pairs.map((pair) => pair.join(sign)).join(', ') + after;
}

/** Makes the writer of a language. */
export function literal(spelling: Spelling = {}): Literal {
  const {
    quote: mark = '"',
    escape = (hex) => `\\u${hex}`,
    special = '',
    words = {},
    list = (items) => `[${items.join(', ')}]`,
    map = entries('{', ': ', '}'),
    number = String,
  } = spelling;
  const quote = (text: string): string => {
    const characters = Array.from(text, (character) => {
      if (`${mark}\\${special}`.includes(character)) return `\\${character}`;
      const code = character.charCodeAt(0);
      return code < 0x20
        ? (LINES.get(character) ?? escape(code.toString(16).padStart(4, '0')))
        : character;
    });
    return `${mark}${characters.join('')}${mark}`;
  };
  return function write(value): string {
    if (typeof value === 'string') return quote(value);
    if (typeof value === 'number') return number(value);
    if (Array.isArray(value)) return list(value.map(write));
    if (typeof value !== 'object' || value === null) {
      const word = String(value) as 'true' | 'false' | 'null';
      return words[word] ?? word;
    }
    return map(Object.entries(value).map(([key, item]) => [quote(key), write(item)] as const));
  };
}
