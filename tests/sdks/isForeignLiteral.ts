import {literal} from '../../src/features/sdks/views/rows.ts';

/** What code of a language calls the absence of a value. */
const NOTHING: Readonly<Record<string, readonly string[]>> = {
  Python: ['None'],
  Ruby: ['nil'],
  Elixir: ['nil'],
  Go: ['nil'],
  Swift: ['nil'],
  Rust: ['None'],
  'TypeScript/JavaScript': ['null', 'undefined'],
  TypeScript: ['null', 'undefined'],
};

const LITERALS = ['true', 'false', 'True', 'False', 'null', 'undefined', 'nil', 'None'];

/** Whether a default is written with a word of another language, such as `null` in Python. */
export function isForeignLiteral(text: string, language: string): boolean {
  const own = [
    literal(true, language, ''),
    literal(false, language, ''),
    ...(NOTHING[language] ?? ['null']),
  ];
  return LITERALS.includes(text) && !own.includes(text);
}
