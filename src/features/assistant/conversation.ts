import type {Block} from './blocks.ts';
import type {Passage, RelatedPage, RunsOn, Verdict} from '../search/engine/findings.ts';

/** A passage with what is quoted of it. */
export interface Quote extends Passage {
  /**
   * First a text: the sentence that answers, or the one that announces the steps, sample or table
   * that do; then what stands around it.
   */
  blocks: Block[];
}

/** An answer that a model writes from the quotes. */
export interface Written {
  state: 'writing' | 'complete' | 'stopped' | 'failed';
  /** Markdown that cites quotes by number, from 1: [1]. Empty when it failed. */
  text: string;
  /** Why it failed, for the reader. */
  problem?: string;
}

export type Answer =
  | {status: 'searching'}
  | {
      status: 'found';
      verdict: Exclude<Verdict, 'nothing'>;
      /** Three at most, each of another page. */
      quotes: Quote[];
      related: RelatedPage[];
      runsOn: RunsOn[];
      written?: Written | undefined;
    }
  | {status: 'notFound'}
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

/** Whether the newest answer is a text that grows at this moment. */
export function isGrowing(turns: readonly Turn[]): boolean {
  const answer = turns.at(-1)?.answer;
  const written = answer?.status === 'found' ? answer.written : undefined;
  return written?.state === 'writing' && written.text !== '';
}

/**
 * Numbers questions from where a conversation is. No number comes twice, even after the conversation
 * was cleared: an answer may still be on its way to the old question.
 */
export function numberQuestions(turns: readonly Turn[]): () => number {
  let last = Math.max(0, ...turns.map(({id}) => id));
  return () => (last += 1);
}
