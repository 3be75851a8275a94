import type {Answer, Turn} from './conversation.ts';

/** Raised with the shape of a turn, so that an old conversation is not read as a new one. */
const KEY = 'docs.assistant.3';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const INLINE = {kind: '', text: ''};

const STEP_BLOCKS = [
  {kind: 'paragraph', inlines: [INLINE]},
  {kind: 'item', inlines: [INLINE]},
  {kind: 'formula', text: ''},
  {kind: 'code', name: '', text: ''},
  {kind: 'table', head: [[INLINE]], rows: [[[INLINE]]]},
];

const BLOCKS = [...STEP_BLOCKS, {kind: 'steps', start: 0, steps: [STEP_BLOCKS]}];

const RELATED = [{route: '', title: ''}];

const RUNS_ON = [{framework: '', sdk: '', route: ''}];

const QUOTE = {route: '', pageTitle: '', heading: '', blocks: BLOCKS};

/** What a conversation is like: empty texts stand for any text, zero for any number. */
const TURNS = [
  {status: 'found', verdict: '', quotes: [QUOTE], related: RELATED, runsOn: RUNS_ON},
  {status: 'searching'},
  {status: 'notFound'},
  {status: 'failed'},
].map((answer) => ({id: 0, question: '', answer}));

/** What a model's answer is like, where there is one. */
const WRITTEN = [
  {state: 'writing', text: ''},
  {state: 'complete', text: ''},
  {state: 'stopped', text: ''},
  {state: 'failed', text: '', problem: ''},
];

/** Whether a value has the fields of an example; each item of a list is like one of its examples. */
function isLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) {
    const isItem = (item: unknown) => example.some((one) => isLike(item, one));
    return Array.isArray(value) && value.every(isItem);
  }
  if (typeof example === 'object') {
    const fields = Object(value) as Record<string, unknown>;
    return Object.entries(Object(example)).every(([name, one]) => isLike(fields[name], one));
  }
  return example ? value === example : typeof value === typeof example;
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
      const {written, ...found} = answer;
      if (!written || !WRITTEN.some((example) => isLike(written, example))) {
        return found;
      }
      return {
        ...found,
        written: written.state === 'writing' ? {...written, state: 'stopped'} : written,
      };
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
    return isLike(turns, TURNS)
      ? (turns as Turn[]).map((turn) => ({...turn, answer: interrupted(turn.answer)}))
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
