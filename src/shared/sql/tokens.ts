import {WITH_QUOTED_TEXT} from './warehouses.ts';

export type SqlToken = {
  kind: 'word' | 'quoted' | 'string' | 'number' | 'symbol';
  text: string;
  /** 0-based. */
  row: number;
  /** 0-based. */
  column: number;
  offset: number;
};

const RE_TOKEN =
  /(?<space>\s+|--[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>'(?:''|\\.|[^'\\])*'|\$\$[\s\S]*?\$\$)|(?<quoted>"(?:""|[^"])*"|`(?:``|[^`])*`)|(?<number>\d+(?:\.\d+)?)|(?<word>[A-Z_][\w$]*)|(?<symbol>::|\S)/;

/** Where double quotes hold text, three quotes do so, too, and `#` begins a comment. */
const RE_TOKEN_WITH_TEXTS = new RegExp(
  RE_TOKEN.source
    .replace('--', '(?:--|#)')
    .replace('<string>', String.raw`<string>(?<marks>"""|''')[^]*?\k<marks>|"(?:\\.|[^"\\])*"|`),
);

/** Splits SQL into tokens, without white space and comments. */
function tokenize(sql: string, dialect: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  let row = 0;
  let lineStart = 0;
  const pattern = WITH_QUOTED_TEXT.has(dialect) ? RE_TOKEN_WITH_TEXTS : RE_TOKEN;
  for (const match of sql.matchAll(new RegExp(pattern, 'giy'))) {
    const [text] = match;
    const kind = (['string', 'quoted', 'number', 'word', 'symbol'] as const).find(
      (each) => match.groups?.[each] !== undefined,
    );
    if (kind) tokens.push({kind, text, row, column: match.index - lineStart, offset: match.index});
    const breaks = text.split('\n').length - 1;
    row += breaks;
    if (breaks > 0) lineStart = match.index + text.lastIndexOf('\n') + 1;
  }
  return tokens;
}

export type SqlStatement = {
  tokens: SqlToken[];
  text: string;
};

/** Splits SQL at semicolons; statements without tokens are left out. */
export function splitStatements(sql: string, dialect: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let current: SqlToken[] = [];
  const finish = () => {
    const [first, last] = [current[0], current.at(-1)];
    if (first && last) {
      const text = sql.slice(first.offset, last.offset + last.text.length);
      statements.push({tokens: current, text});
    }
    current = [];
  };
  for (const token of tokenize(sql, dialect)) {
    if (token.kind === 'symbol' && token.text === ';') finish();
    else current.push(token);
  }
  finish();
  return statements;
}
