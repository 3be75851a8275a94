import type {SqlStatement, SqlToken} from './tokens.ts';
import type {Warehouse} from './warehouses.ts';

/** What the parser lets pass in every dialect, and the warehouse does not. */
interface ForeignForm {
  /** Whether it stands at this place. */
  isAt: (tokens: readonly SqlToken[], at: number) => boolean;
  message: (text: string) => string;
  hint: string;
}

const RE_NAME = /^"[a-z_][\w$.-]*"$/i;

/** Words after which a name stands, never a text. */
const BEFORE_NAMES = new Set('AS FROM INTO JOIN TABLE UPDATE VIEW'.split(' '));

/** Words that end a list of columns and are no functions. */
const AFTER_COLUMNS = new Set(['FROM', 'WHERE']);

const isWord = (token: SqlToken | undefined, words: ReadonlySet<string>): boolean =>
  token?.kind === 'word' && words.has(token.text.toUpperCase());

/** Whether nothing stands between two tokens. */
const touch = (before: SqlToken | undefined, after: SqlToken | undefined): boolean =>
  before !== undefined && after?.offset === before.offset + before.text.length;

const isTextLikeName = ({kind, text}: SqlToken): boolean => kind === 'string' && RE_NAME.test(text);

const backQuotes: ForeignForm = {
  isAt: (tokens, at) => tokens[at]?.kind === 'quoted' && tokens[at].text.startsWith('`'),
  message: () => 'back quotes mean nothing here',
  hint: 'a name that needs quotes stands in double quotes',
};

const quotedNames: ForeignForm = {
  isAt: (tokens, at) => {
    const token = tokens[at];
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isPart = before?.text === '.' || after?.text === '.';
    return token !== undefined && isTextLikeName(token) && (isPart || isWord(before, BEFORE_NAMES));
  },
  message: (text) => `${text} is text here, not a name`,
  hint: 'a name that needs quotes stands in back quotes',
};

const doubleColons: ForeignForm = {
  isAt: (tokens, at) => tokens[at]?.text === '::',
  message: () => 'there is no `::` here',
  hint: 'write CAST(… AS …)',
};

const colonPaths: ForeignForm = {
  // A colon after the first word of a statement ends a label.
  isAt: (tokens, at) => {
    const [before, colon, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    const isJoining = colon?.text === ':' && touch(before, colon) && touch(colon, after);
    return at > 1 && isJoining && /^[\w"`]/.test(after?.text ?? '');
  },
  message: () => 'there is no path with a colon here',
  hint: 'write a dot if the column is JSON, JSON_VALUE if it is text',
};

const quotedUnits: ForeignForm = {
  isAt: (tokens, at) =>
    isWord(tokens[at - 1], new Set(['INTERVAL'])) &&
    tokens[at]?.kind === 'string' &&
    /[a-z]/i.test(tokens[at].text),
  message: (text) => `the unit stands inside of the quotes of ${text}`,
  hint: 'write it as in INTERVAL 1 DAY',
};

const lastCommas: ForeignForm = {
  isAt: (tokens, at) => tokens[at]?.text === ',' && isWord(tokens[at + 1], AFTER_COLUMNS),
  message: () => 'a comma ends the list of columns',
  hint: 'remove it',
};

/** A mistake in every dialect, which no parser names. */
const hyphens: ForeignForm = {
  isAt: (tokens, at) => {
    const [as, before, hyphen] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    const isOpen = hyphen?.text === '-' && touch(before, hyphen) && touch(hyphen, tokens[at + 2]);
    return isOpen && before?.kind === 'word' && isWord(as, new Set(['AS']));
  },
  message: (text) => `the name \`${text}\` cannot go on with a hyphen`,
  hint: 'put the name in quotes, or write `_`',
};

/** Forms of other warehouses, by the warehouse that does not know them. */
export const FOREIGN_FORMS = {
  snowflake: [backQuotes, hyphens],
  redshift: [backQuotes, lastCommas, hyphens],
  bigquery: [quotedNames, doubleColons, colonPaths, quotedUnits, hyphens],
  databricks: [quotedNames, lastCommas, hyphens],
} satisfies Readonly<Record<Warehouse, readonly ForeignForm[]>>;

/** Texts in double quotes that look like names, for warehouses to which they are texts. */
export function textsLikeNames({tokens}: SqlStatement): string[] {
  return tokens.filter(isTextLikeName).map(({text}) => text);
}
