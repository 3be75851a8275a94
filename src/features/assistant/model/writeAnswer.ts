import type {Quote, Written} from '../conversation.ts';
import type {AnswerModel} from '../settings.ts';
import {citedPassages, withoutDefinitions} from './citations.ts';
import {prompt} from './prompt.ts';
import {readStream} from './readStream.ts';

/** Milliseconds to wait for the next piece of the text, and for all of it. */
const PATIENCE = 15_000;
const WHOLE_PATIENCE = 60_000;

/** Characters of an answer at most; a model that goes on is not answering. */
const MAX_LENGTH = 6000;

/** Why readers see passages in place of an answer. */
const FAILED = 'No answer could be written. This is what the docs say, word for word.';
const TOO_SLOW = 'Writing an answer took too long. This is what the docs say, word for word.';
const UNFOUNDED =
  'No answer could be drawn from these passages. They come closest to the question.';

interface Job {
  model: AnswerModel;
  question: string;
  quotes: readonly Quote[];
  /** Aborted when the reader stops it. */
  stop: AbortSignal;
  /** Called with all of the text each time there is more of it. */
  onText: (text: string) => void;
}

/**
 * Has a model write the answer to a question from passages, by the chat completions of OpenAI's
 * API. Never throws: what fails says so in its `problem`, without any text.
 */
export default async function writeAnswer({
  model,
  question,
  quotes,
  stop,
  onText,
}: Job): Promise<Written> {
  const limit = new AbortController();
  const giveUp = (): void => limit.abort();
  stop.addEventListener('abort', giveUp);
  if (stop.aborted) {
    giveUp();
  }
  const whole = setTimeout(giveUp, WHOLE_PATIENCE);
  let waiting = setTimeout(giveUp, PATIENCE);
  let received = '';
  try {
    const response = await fetch(model.url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({
        ...(model.name ? {model: model.name} : {}),
        stream: true,
        messages: prompt(question, quotes),
      }),
      signal: limit.signal,
    });
    for await (const piece of readStream(response)) {
      clearTimeout(waiting);
      waiting = setTimeout(giveUp, PATIENCE);
      received += piece;
      if (received.length > MAX_LENGTH) {
        throw new RangeError('The answer does not end.');
      }
      onText(withoutDefinitions(received));
    }
    const text = withoutDefinitions(received);
    return citedPassages(text, quotes.length).length > 0
      ? {state: 'complete', text}
      : {state: 'failed', text: '', problem: UNFOUNDED};
  } catch {
    if (stop.aborted) {
      return {state: 'stopped', text: withoutDefinitions(received)};
    }
    return {state: 'failed', text: '', problem: limit.signal.aborted ? TOO_SLOW : FAILED};
  } finally {
    clearTimeout(whole);
    clearTimeout(waiting);
    // Ends the request where the answer is over before the stream is.
    giveUp();
    stop.removeEventListener('abort', giveUp);
  }
}
