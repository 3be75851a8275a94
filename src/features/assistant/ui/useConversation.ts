import {useCallback, useEffect, useRef, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {SDK_SLOT} from '../../../shared/sdkChoice.ts';
import {
  addQuestion,
  isGrowing,
  numberQuestions,
  setAnswer,
  type Answer,
  type Turn,
} from '../conversation.ts';
import {readConversation, saveConversation} from '../savedConversation.ts';
import {lastInFull} from '../followUp.ts';
import type {SearchSettings} from '../../search/client/settings.ts';
import {needsReload} from '../../search/ui/needsReload.ts';
import {useSearchSettings} from '../../search/ui/useSearchSettings.ts';
import {assistantClient} from './assistantClient.ts';
import {readQuote} from './readQuote.ts';
import {useAnswerModel} from './useAnswerModel.ts';
import {writeInto} from './writeInto.ts';

const tabStorage = (): Storage => window.sessionStorage;

async function findAnswer(settings: SearchSettings, question: string): Promise<Answer> {
  try {
    const {reply} = await assistantClient(settings).ask({
      text: question,
      sdk: createStorageSlot(SDK_SLOT).get() ?? undefined,
    });
    const {passages, related, runsOn, terms, verdict} = reply;
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

interface Conversation {
  turns: readonly Turn[];
  ask: (question: string) => void;
  /** Ends the writing of an answer; what is there stays. */
  stop: () => void;
  clear: () => void;
}

/** The tab's conversation; it lasts until the tab is closed or the reader clears it. */
export function useConversation(): Conversation {
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
  useEffect(() => assistantClient(settings).prepare(), [settings]);

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
