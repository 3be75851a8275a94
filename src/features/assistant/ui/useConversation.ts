import {useCallback, useEffect, useState} from 'react';
import {addQuestion, nextId, setAnswer, type Answer, type Turn} from '../conversation.ts';
import {readConversation, saveConversation} from '../savedConversation.ts';
import {lastInFull} from '../followUp.ts';
import type {SearchSettings} from '../../search/client/settings.ts';
import {needsReload} from '../../search/ui/needsReload.ts';
import {useSearchSettings} from '../../search/ui/useSearchSettings.ts';
import {assistantClient} from './assistantClient.ts';
import {readQuote} from './readQuote.ts';

const tabStorage = (): Storage => window.sessionStorage;

async function findAnswer(settings: SearchSettings, question: string): Promise<Answer> {
  try {
    const {reply} = await assistantClient(settings).ask(question);
    const {passages, related, terms, refusal} = reply;
    if (passages.length === 0) {
      return {status: 'notFound', refusal};
    }
    const quotes = await Promise.all(passages.map((passage) => readQuote(passage, terms)));
    return {status: 'found', quotes, related};
  } catch (error) {
    return {status: 'failed', isOutdated: await needsReload(error)};
  }
}

interface Conversation {
  turns: readonly Turn[];
  ask: (question: string) => void;
  clear: () => void;
}

/** The tab's conversation; it lasts until the tab is closed or the reader clears it. */
export function useConversation(): Conversation {
  const settings = useSearchSettings();
  const [turns, setTurns] = useState<readonly Turn[]>(() => readConversation(tabStorage));

  useEffect(() => saveConversation(tabStorage, turns), [turns]);
  useEffect(() => assistantClient(settings).prepare(), [settings]);

  const ask = useCallback(
    (text: string) => {
      const question = text.trim();
      if (!question) {
        return;
      }
      const id = nextId(turns);
      setTurns((current) => addQuestion(current, id, question));
      const full = lastInFull([...turns.map((turn) => turn.question), question]);
      void findAnswer(settings, full ?? question).then((answer) =>
        setTurns((current) => setAnswer(current, id, answer)),
      );
    },
    [settings, turns],
  );

  return {turns, ask, clear: useCallback(() => setTurns([]), [])};
}
