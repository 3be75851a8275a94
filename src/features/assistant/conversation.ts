import type {Block} from './blocks.ts';
import type {Passage, RelatedPage} from './types.ts';

/** A passage with what is quoted of it. */
export interface Quote extends Passage {
  blocks: Block[];
}

export type Answer =
  | {status: 'searching'}
  | {status: 'found'; quotes: Quote[]; related: RelatedPage[]}
  | {status: 'notFound'; refusal?: string | undefined}
  | {
      status: 'failed';
      /** Whether only a reload of the page can help. */
      isOutdated: boolean;
    };

/** A question with its answer. */
export interface Turn {
  id: number;
  question: string;
  answer: Answer;
}

/** Older turns are dropped, so that a tab left open stays small. */
const MAX_TURNS = 20;

/** Adds a question that is being looked up. */
export function addQuestion(turns: readonly Turn[], id: number, question: string): Turn[] {
  return [...turns, {id, question, answer: {status: 'searching'} as const}].slice(-MAX_TURNS);
}

/** Sets the answer of a turn; one that was cleared away meanwhile stays away. */
export function setAnswer(turns: readonly Turn[], id: number, answer: Answer): Turn[] {
  return turns.map((turn) => (turn.id === id ? {...turn, answer} : turn));
}

/** Number for the next question. */
export function nextId(turns: readonly Turn[]): number {
  return Math.max(0, ...turns.map(({id}) => id)) + 1;
}
