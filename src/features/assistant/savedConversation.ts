import type {Answer, Turn} from './conversation.ts';

/** Raised with the shape of a turn, so that an old conversation is not read as a new one. */
const KEY = 'docs.assistant.1';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What may be anything, as an object that may have any field. */
function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value) as Record<string, unknown>;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf(isItem: (item: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(isItem);
}

const isTexts = isListOf(isText);

/** Whether it is a block of a quote; see `blocks.ts`. */
function isBlock(value: unknown): boolean {
  const {kind, inlines, name, text, head, rows} = fieldsOf(value);
  switch (kind) {
    case 'paragraph':
    case 'item':
      return isListOf((inline) => isText(fieldsOf(inline).text))(inlines);
    case 'code':
      return isText(name) && isText(text);
    case 'table':
      return isTexts(head) && isListOf(isTexts)(rows);
    default:
      return false;
  }
}

function isQuote(value: unknown): boolean {
  const {route, anchor, pageTitle, heading, blocks} = fieldsOf(value);
  return (
    [route, pageTitle, heading].every(isText) &&
    (anchor === null || isText(anchor)) &&
    isListOf(isBlock)(blocks)
  );
}

function isRelatedPage(value: unknown): boolean {
  const {route, title} = fieldsOf(value);
  return isText(route) && isText(title);
}

function isAnswer(value: unknown): value is Answer {
  const {status, quotes, related} = fieldsOf(value);
  return status === 'found'
    ? isListOf(isQuote)(quotes) && isListOf(isRelatedPage)(related)
    : isText(status) && ['searching', 'notFound', 'failed'].includes(status);
}

function isTurn(value: unknown): value is Turn {
  const {id, question, answer} = fieldsOf(value);
  return typeof id === 'number' && isText(question) && isAnswer(answer);
}

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
    return Array.isArray(turns) && turns.every(isTurn)
      ? turns.map((turn) =>
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
