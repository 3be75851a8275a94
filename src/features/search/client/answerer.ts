import {createEngine, type Engine} from '../engine/engine.ts';
import {isOutline, joinIndex, type IndexOutline, type IndexPart} from '../records/indexParts.ts';
import {wholeTexts, type IndexRest} from '../records/indexRest.ts';
import {SearchUnavailable} from './searchUnavailable.ts';
import {errorMessage} from '../../../shared/errorMessage.ts';

/** What is asked of the code with the index: to load a part of the index, or to answer. */
export type IndexMessage<Question> = {parts: ArrayBuffer[]} | {question: Question};

export interface IndexAnswer<Reply> {
  /** Missing when a part was loaded. */
  reply?: Reply;
  /** Whether the reply was found without the text of the pages. */
  fromOutline?: boolean;
}

/** Answers messages; the first one loads the index. Throws when it cannot. */
export type Answerer<Question, Reply> = (message: IndexMessage<Question>) => IndexAnswer<Reply>;

/** What a worker posts back. */
export type WorkerAnswer<Reply> =
  | IndexAnswer<Reply>
  | {
      error: string;
      /** Whether a newer page could read the index. */
      needsReload: boolean;
    };

function readPart(part: ArrayBuffer): IndexPart | IndexRest {
  return JSON.parse(new TextDecoder().decode(part)) as IndexPart | IndexRest;
}

/**
 * Returns the code that holds the index.
 *
 * A text completes the outline that was loaded last; a rest comes with both. A message that fails changes nothing: what
 * was loaded before goes on answering.
 *
 * @param reply answers a question from the loaded index.
 */
export function createAnswerer<Question, Reply>(
  reply: (engine: Engine, question: Question) => Reply,
): Answerer<Question, Reply> {
  let loaded: {outline: IndexOutline; engine: Engine} | undefined;

  const load = (all: readonly (IndexPart | IndexRest)[]): void => {
    const rest = all.find((part) => 'rests' in part);
    const parts = all.filter((part) => part !== rest) as IndexPart[];
    const outline = parts.findLast(isOutline) ?? loaded?.outline;
    if (!outline) {
      throw new Error('The search index has a text but no outline.');
    }
    const last = parts.at(-1);
    const index = last && !isOutline(last) ? joinIndex(outline, last) : outline;
    const texts = rest && {texts: wholeTexts(index, outline, rest)};
    loaded = {outline, engine: {...createEngine(index), ...texts}};
  };

  return (message) => {
    if ('parts' in message) {
      load(message.parts.map(readPart));
      return {};
    }
    if (!loaded) {
      throw new Error('The search index is not loaded yet.');
    }
    const {engine} = loaded;
    return {reply: reply(engine, message.question), fromOutline: engine.index.isOutline === true};
  };
}

/** Makes the worker this runs in answer each message on the port that comes with it. */
export function serveAnswers<Question, Reply>(answer: Answerer<Question, Reply>): void {
  const tryToAnswer = (message: IndexMessage<Question>): WorkerAnswer<Reply> => {
    try {
      return answer(message);
    } catch (error) {
      const needsReload = error instanceof SearchUnavailable && error.needsReload;
      return {error: errorMessage(error), needsReload};
    }
  };
  globalThis.onmessage = ({data, ports}: MessageEvent<IndexMessage<Question>>) =>
    ports[0]?.postMessage(tryToAnswer(data));
}
