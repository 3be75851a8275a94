import type {SqlToken} from './tokens.ts';

/**
 * Statement grammars are written like the vendors' reference pages: `WORD` is a keyword, `a | b` a
 * choice, `( … )` a group, `[ … ]` optional, `{ … }` any number of times, `'='` a symbol and
 * `<name>` a token kind or another rule.
 */
export type Grammar = {
  statements: readonly string[];
  rules: Readonly<Record<string, string>>;
};

/** Where a statement leaves the grammar, as the place of a token, and what could stand there. */
type Mismatch = {at: number; expected: string[]};

/** Every place at which a part can end that begins at a place. */
type Part = (at: number) => number[];

const RE_NOTATION = /'[^']+'|<\w+>|[A-Z_]\w*|[()[\]{}|]/gi;

const KINDS = new Map<string, readonly SqlToken['kind'][]>([
  ['word', ['word', 'quoted']],
  ['string', ['string']],
  ['number', ['number']],
]);

const SHARED_RULES = new Map([
  ['name', "<word> { '.' <word> }"],
  ['names', "<name> { ',' <name> }"],
  ['strings', "<string> { ',' <string> }"],
  ['bool', 'TRUE | FALSE'],
  ['value', '<string> | <number> | <name>'],
  ['privileges', "ALL [ PRIVILEGES ] | <privilege> { ',' <privilege> }"],
]);

/**
 * Matches a statement with a grammar.
 *
 * @returns undefined when it matches, otherwise the first token that fits no statement of the grammar
 */
export function matchStatement(
  {statements, rules}: Grammar,
  tokens: readonly SqlToken[],
): Mismatch | undefined {
  let mismatch: {at: number; expected: Set<string>} = {at: 0, expected: new Set()};
  const miss = (at: number, what: string): number[] => {
    if (at > mismatch.at) mismatch = {at, expected: new Set()};
    if (at === mismatch.at) mismatch.expected.add(what);
    return [];
  };
  const one =
    (what: string, fits: (token: SqlToken) => boolean): Part =>
    (at) => {
      const token = tokens[at];
      return token && fits(token) ? [at + 1] : miss(at, what);
    };
  const repeat =
    (part: Part): Part =>
    (at) => {
      const ends = new Set([at]);
      for (const end of ends) for (const next of part(end)) ends.add(next);
      return [...ends];
    };

  const read = (text: string): Part => {
    const words = text.match(RE_NOTATION) ?? [];
    const readChoice = (): Part => {
      const choices = [readSequence()];
      while (words[0] === '|') {
        words.shift();
        choices.push(readSequence());
      }
      return (at) => choices.flatMap((part) => part(at));
    };
    const readSequence = (): Part => {
      const parts: Part[] = [];
      while (words[0] && !/^[|)\]}]$/.test(words[0])) parts.push(readPart(words.shift() ?? ''));
      return (at) => parts.reduce((ends, part) => ends.flatMap(part), [at]);
    };
    const readPart = (word: string): Part => {
      const inner = word.slice(1, -1);
      if (/^[([{]$/.test(word)) {
        const part = readChoice();
        words.shift();
        if (word === '{') return repeat(part);
        return word === '[' ? (at) => [...part(at), at] : part;
      }
      if (word.startsWith("'")) return one(`\`${inner}\``, (token) => token.text === inner);
      if (!word.startsWith('<')) {
        return one(word, ({kind, text: given}) => kind === 'word' && given.toUpperCase() === word);
      }
      const kinds = KINDS.get(inner);
      if (kinds) {
        return one(inner === 'word' ? 'a name' : `a ${inner}`, ({kind}) => kinds.includes(kind));
      }
      const rule = rules[inner] ?? SHARED_RULES.get(inner);
      if (rule === undefined) throw new Error(`The grammar has no rule <${inner}>.`);
      return read(rule);
    };
    return readChoice();
  };

  const isMatch = statements.some((statement) =>
    read(statement)(0).some((end) => {
      if (end < tokens.length) miss(end, 'the end of the statement');
      return end === tokens.length;
    }),
  );
  return isMatch ? undefined : {at: mismatch.at, expected: [...mismatch.expected]};
}
