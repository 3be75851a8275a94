import type {Turn} from './conversation.ts';

/** Raised with the shape of a turn, so that an old conversation is not read as a new one. */
const KEY = 'docs.assistant.1';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function isTurn(value: unknown): value is Turn {
  const turn = value as Partial<Turn> | null;
  return typeof turn?.id === 'number' && typeof turn.question === 'string' && !!turn.answer?.status;
}

/**
 * Reads the tab's conversation; empty when there is none or it cannot be read. A question that was
 * being looked up when the page went away counts as failed: it can be asked again.
 *
 * @param store returns the storage; reading it may throw where storage is blocked.
 */
export function readConversation(store: () => Store): Turn[] {
  try {
    const turns: unknown = JSON.parse(store().getItem(KEY) ?? '[]');
    return Array.isArray(turns) && turns.every(isTurn)
      ? turns.map((turn) =>
          turn.answer.status === 'searching' ? {...turn, answer: {status: 'failed'}} : turn,
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
