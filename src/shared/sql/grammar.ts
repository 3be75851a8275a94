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

type Part =
  | {kind: 'sequence' | 'choice'; parts: Part[]}
  | {kind: 'optional' | 'repeat'; part: Part}
  | {kind: 'keyword' | 'symbol' | 'rule'; text: string};

/** Where a statement leaves the grammar, as the place of a token, and what could stand there. */
export type Mismatch = {at: number; expected: string[]};

const RE_NOTATION = /'[^']+'|<\w+>|[A-Z_]\w*|[()[\]{}|]/gi;

const tokenKinds: Readonly<Record<string, (token: SqlToken) => boolean>> = {
  word: (token) => token.kind === 'word' || token.kind === 'quoted',
  string: (token) => token.kind === 'string',
  number: (token) => token.kind === 'number',
};

const sharedRules: Readonly<Record<string, string>> = {
  name: "<word> { '.' <word> }",
  names: "<name> { ',' <name> }",
  strings: "<string> { ',' <string> }",
  bool: 'TRUE | FALSE',
  value: '<string> | <number> | <name>',
  privileges: "ALL [ PRIVILEGES ] | <privilege> { ',' <privilege> }",
};

function readNotation(text: string): Part {
  const words = text.match(RE_NOTATION) ?? [];
  let at = 0;
  const readChoice = (): Part => {
    const choices: Part[] = [readSequence()];
    while (words[at] === '|') {
      at += 1;
      choices.push(readSequence());
    }
    return choices.length === 1 && choices[0] ? choices[0] : {kind: 'choice', parts: choices};
  };
  const readSequence = (): Part => {
    const parts: Part[] = [];
    for (let word = words[at]; word && !['|', ')', ']', '}'].includes(word); word = words[at]) {
      at += 1;
      if (['(', '[', '{'].includes(word)) {
        const inner = readChoice();
        at += 1;
        if (word === '(') parts.push(inner);
        else parts.push({kind: word === '[' ? 'optional' : 'repeat', part: inner});
      } else if (word.startsWith('<')) parts.push({kind: 'rule', text: word.slice(1, -1)});
      else if (word.startsWith("'")) parts.push({kind: 'symbol', text: word.slice(1, -1)});
      else parts.push({kind: 'keyword', text: word});
    }
    return {kind: 'sequence', parts};
  };
  return readChoice();
}

class Matcher {
  furthest = 0;
  expected = new Set<string>();
  private readonly rules = new Map<string, Part>();

  constructor(
    private readonly grammar: Grammar,
    private readonly tokens: readonly SqlToken[],
  ) {}

  private rule(name: string): Part {
    const known = this.rules.get(name);
    if (known) return known;
    const text = this.grammar.rules[name] ?? sharedRules[name];
    if (text === undefined) throw new Error(`The grammar has no rule <${name}>.`);
    const part = readNotation(text);
    this.rules.set(name, part);
    return part;
  }

  private miss(at: number, what: string): void {
    if (at > this.furthest) {
      this.furthest = at;
      this.expected.clear();
    }
    if (at === this.furthest) this.expected.add(what);
  }

  /** Every position at which the part can end when it starts at `at`. */
  *ends(part: Part, at: number): Generator<number> {
    const token = this.tokens[at];
    switch (part.kind) {
      case 'keyword':
        if (token?.kind === 'word' && token.text.toUpperCase() === part.text) yield at + 1;
        else this.miss(at, part.text);
        return;
      case 'symbol':
        if (token?.kind === 'symbol' && token.text === part.text) yield at + 1;
        else this.miss(at, `\`${part.text}\``);
        return;
      case 'rule': {
        const accepts = tokenKinds[part.text];
        if (!accepts) yield* this.ends(this.rule(part.text), at);
        else if (token && accepts(token)) yield at + 1;
        else this.miss(at, part.text === 'word' ? 'a name' : `a ${part.text}`);
        return;
      }
      case 'sequence':
        yield* this.sequence(part.parts, 0, at);
        return;
      case 'choice':
        for (const each of part.parts) yield* this.ends(each, at);
        return;
      case 'optional':
        yield* this.ends(part.part, at);
        yield at;
        return;
      case 'repeat':
        for (const end of this.ends(part.part, at)) if (end > at) yield* this.ends(part, end);
        yield at;
    }
  }

  private *sequence(parts: readonly Part[], index: number, at: number): Generator<number> {
    const part = parts[index];
    if (!part) yield at;
    else for (const end of this.ends(part, at)) yield* this.sequence(parts, index + 1, end);
  }

  matches(statement: string): boolean {
    for (const end of this.ends(readNotation(statement), 0)) {
      if (end === this.tokens.length) return true;
      this.miss(end, 'the end of the statement');
    }
    return false;
  }
}

/**
 * Matches a statement with a grammar.
 *
 * @returns undefined when it matches, otherwise the first token that fits no statement of the
 *   grammar, by its place, and what would
 */
export function matchStatement(
  grammar: Grammar,
  tokens: readonly SqlToken[],
): Mismatch | undefined {
  const matcher = new Matcher(grammar, tokens);
  if (grammar.statements.some((statement) => matcher.matches(statement))) return undefined;
  return {at: matcher.furthest, expected: [...matcher.expected]};
}
