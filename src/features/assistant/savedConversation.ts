import type {Answer, Turn} from './conversation.ts';

/** Raised with the shape of a turn, so that an old conversation is not read as a new one. */
const KEY = 'docs.assistant.1';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';

function isOneOf(...values: unknown[]): Check {
  return (value) => values.includes(value);
}

function isListOf(isItem: Check): Check {
  return (value) => Array.isArray(value) && value.every(isItem);
}

/** Passes an object that has these fields, whatever else it has. */
function hasFields(checks: Record<string, Check>): Check {
  return (value) =>
    Object.entries(checks).every(([name, check]) =>
      check((Object(value) as Record<string, unknown>)[name]),
    );
}

function isEither(...checks: Check[]): Check {
  return (value) => checks.some((check) => check(value));
}

/** A block of a quote; see `blocks.ts`. */
const isBlock = isEither(
  hasFields({kind: isOneOf('paragraph', 'item'), inlines: isListOf(hasFields({text: isText}))}),
  hasFields({kind: isOneOf('code'), name: isText, text: isText}),
  hasFields({kind: isOneOf('table'), head: isListOf(isText), rows: isListOf(isListOf(isText))}),
);

const isQuote = hasFields({
  route: isText,
  anchor: isEither(isText, isOneOf(null)),
  pageTitle: isText,
  heading: isText,
  blocks: isListOf(isBlock),
});

const isAnswer = isEither(
  hasFields({
    status: isOneOf('found'),
    quotes: isListOf(isQuote),
    related: isListOf(hasFields({route: isText, title: isText})),
  }),
  hasFields({status: isOneOf('searching', 'notFound', 'failed')}),
);

const isConversation = isListOf(
  hasFields({id: (value) => typeof value === 'number', question: isText, answer: isAnswer}),
);

/** A failure of the page that is gone: its question can be asked again. */
const FAILED: Answer = {status: 'failed', isOutdated: false};

/**
 * Reads the tab's conversation; empty when there is none or it cannot be read. A question that was
 * being looked up when the page went away counts as failed.
 *
 * @param store returns the storage; reading it may throw where storage is blocked.
 */
export function readConversation(store: () => Store): Turn[] {
  try {
    const turns: unknown = JSON.parse(store().getItem(KEY) ?? '[]');
    return isConversation(turns)
      ? (turns as Turn[]).map((turn) =>
          ['searching', 'failed'].includes(turn.answer.status) ? {...turn, answer: FAILED} : turn,
        )
      : [];
  } catch {
    return [];
  }
}

/** Saves the conversation for this tab. Without storage it lasts until the page is left. */
export function saveConversation(store: () => Store, turns: readonly Turn[]): void {
  try {
    if (turns.length === 0) {
      store().removeItem(KEY);
    } else {
      store().setItem(KEY, JSON.stringify(turns));
    }
  } catch {
    // Blocked or full: the conversation on screen is complete all the same.
  }
}
