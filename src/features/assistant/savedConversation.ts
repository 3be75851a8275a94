import type {Answer, Turn} from './conversation.ts';

/** Raised with the shape of a turn, so that an old conversation is not read as a new one. */
const KEY = 'docs.assistant.3';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const STATUSES: readonly unknown[] = ['searching', 'found', 'notFound', 'failed'];

/** Whether a value may be a turn; the key stands for the rest of its shape. */
function isTurn(value: unknown): value is Turn {
  const {id, question, answer} = Object(value) as Partial<Turn>;
  return (
    typeof id === 'number' && typeof question === 'string' && STATUSES.includes(answer?.status)
  );
}

/** A failure of the page that is gone: its question can be asked again. */
const FAILED: Answer = {status: 'failed', isOutdated: false};

/** An answer as the next page finds it: nobody goes on with what was under way. */
function interrupted(answer: Answer): Answer {
  switch (answer.status) {
    case 'searching':
    case 'failed':
      return FAILED;
    case 'found': {
      const {written} = answer;
      return written?.state === 'writing'
        ? {...answer, written: {...written, state: 'stopped'}}
        : answer;
    }
    case 'notFound':
      return answer;
  }
}

/**
 * Reads the tab's conversation; empty when there is none or it cannot be read. A question that was
 * being looked up when the page went away counts as failed, one being answered as stopped.
 *
 * @param store returns the storage; reading it may throw where storage is blocked.
 */
export function readConversation(store: () => Store): Turn[] {
  try {
    const turns: unknown = JSON.parse(store().getItem(KEY) ?? '[]');
    return Array.isArray(turns) && turns.every(isTurn)
      ? turns.map((turn) => ({...turn, answer: interrupted(turn.answer)}))
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
