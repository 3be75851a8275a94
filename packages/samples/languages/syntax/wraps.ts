import type {Wrap} from './parse.ts';

const RE_DART_IMPORT = /^import .*;$/gm;
/** Macros whose arguments are ordinary expressions. */
const RE_RUST_CALL_MACRO =
  /\b(println|eprintln|print|eprint|format|panic|assert|assert_eq|assert_ne|dbg|vec)!(?=[([])/g;

const RE_PRIMARY_CONSTRUCTOR = /(?<=\b(?:class|struct) \w+)\([^()]*\)/g;

/** The snippet as it is. */
export const plain: Wrap = {before: '', after: ''};

/** The snippet with the line break that ends its last statement. */
export const ended: Wrap = {before: '', after: '\n'};

/** A PHP snippet that leaves out the opening tag. */
export const phpOpen: Wrap = {
  before: '',
  after: '',
  prepare: (code) => (code.trimStart().startsWith('<?') ? code : `<?php ${code}`),
};

/** Methods without their class. */
export const phpClass: Wrap = {before: '<?php class Sample {\n', after: '\n}'};

/** Statements without a function; imports stay on their lines as blanks. */
export const dartInMain: Wrap = {
  before: 'Future<void> main() async {\n',
  after: '\n}',
  prepare: (code) => code.replace(RE_DART_IMPORT, ''),
};

/**
 * Rust with its printing macros turned into calls, because the grammar leaves the arguments of
 * macros as loose tokens. Every character keeps its place.
 */
export const withoutRustMacros: Wrap = {
  before: '',
  after: '',
  prepare: (code) => code.replace(RE_RUST_CALL_MACRO, '$1 '),
};

/** C# 12 primary constructors, which the grammar does not know, replaced by blanks. */
export const withoutPrimaryConstructors: Wrap = {
  before: '',
  after: '',
  prepare: (code) => code.replace(RE_PRIMARY_CONSTRUCTOR, (list) => list.replace(/[^\n]/g, ' ')),
};
