import {useCallback, useEffect, useRef, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazyImport} from '../../../shared/lazyImport.ts';
import {SDK_SLOT} from '../../../shared/sdkChoice.ts';
import {
  addQuestion,
  isGrowing,
  numberQuestions,
  setAnswer,
  type Answer,
  type Turn,
  type Written,
} from '../conversation.ts';
import {readConversation, saveConversation} from '../savedConversation.ts';
import {lastInFull} from '../followUp.ts';
import type {AnswerModel} from '../settings.ts';
import {askIndex} from '../../search/client/indexWorker.ts';
import type {SearchSettings} from '../../search/client/settings.ts';
import {needsReload} from '../../search/client/searchUnavailable.ts';
import {useSearchSettings} from '../../search/ui/useSearchSettings.ts';
import {readQuote} from './readQuote.ts';

const loadWriter = lazyImport(() => import('../model/writeAnswer.ts'));

const tabStorage = (): Storage => window.sessionStorage;

async function findAnswer({embedded}: SearchSettings, question: string): Promise<Answer> {
  try {
    const {passages, related, runsOn, terms, verdict} = await askIndex(embedded, 'passages', {
      text: question,
      sdk: createStorageSlot(SDK_SLOT).get() ?? undefined,
    });
    if (verdict === 'nothing') {
      return {status: 'notFound'};
    }
    const quotes = await Promise.all(
      passages.map((passage) => readQuote(passage, {question, terms})),
    );
    return {status: 'found', verdict, quotes, related, runsOn};
  } catch (error) {
    return {status: 'failed', isOutdated: await needsReload(error)};
  }
}

interface Writing {
  model: AnswerModel;
  question: string;
  stop: AbortSignal;
  show: (answer: Answer) => void;
}

/** Has the model write below a question what the quotes say, and shows it as it grows. */
async function writeInto(
  found: Extract<Answer, {status: 'found'}>,
  {model, question, stop, show}: Writing,
): Promise<void> {
  const showWritten = (written: Written | undefined): void => show({...found, written});
  showWritten({state: 'writing', text: ''});
  try {
    const {default: writeAnswer} = await loadWriter();
    const onText = (text: string): void => showWritten({state: 'writing', text});
    showWritten(await writeAnswer({model, question, quotes: found.quotes, stop, onText}));
  } catch {
    // Its code did not arrive: the passages alone are an answer, too.
    showWritten(undefined);
  }
}

/** The model that writes answers; undefined where passages are quoted only. */
export function useAnswerModel(): AnswerModel | undefined {
  return useDocusaurusContext().siteConfig.customFields?.answerModel as AnswerModel | undefined;
}

export interface Conversation {
  turns: readonly Turn[];
  ask: (question: string) => void;
  /** Ends the writing of an answer; what is there stays. */
  stop: () => void;
  clear: () => void;
}

/**
 * The tab's conversation; it lasts until the tab is closed or the reader clears it.
 *
 * @param isAsking whether a question is likely to come: what answers it is loaded ahead.
 */
export function useConversation(isAsking: boolean): Conversation {
  const settings = useSearchSettings();
  const model = useAnswerModel();
  const [turns, setTurns] = useState<readonly Turn[]>(() => readConversation(tabStorage));
  const [nextId] = useState(() => numberQuestions(turns));
  const current = useRef<AbortController>(undefined);
  const stop = useCallback(() => current.current?.abort(), []);

  useEffect(() => {
    // It grows many times a second.
    if (!isGrowing(turns)) {
      saveConversation(tabStorage, turns);
    }
  }, [turns]);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (isAsking) {
      // Whoever asks is told what fails.
      askIndex(settings.embedded, 'load', undefined).catch(() => undefined);
    }
  }, [settings, isAsking]);

  const ask = useCallback(
    (text: string) => {
      const question = text.trim();
      if (!question) {
        return;
      }
      stop();
      const job = new AbortController();
      current.current = job;
      const id = nextId();
      setTurns((before) => addQuestion(before, id, question));
      const full = lastInFull([...turns.map((turn) => turn.question), question]) ?? question;
      const show = (answer: Answer): void => setTurns((before) => setAnswer(before, id, answer));
      void findAnswer(settings, full).then((answer) =>
        model && answer.status === 'found'
          ? writeInto(answer, {model, question: full, stop: job.signal, show})
          : show(answer),
      );
    },
    [settings, model, stop, nextId, turns],
  );
  const clear = useCallback(() => {
    stop();
    setTurns([]);
  }, [stop]);

  return {turns, ask, stop, clear};
}
