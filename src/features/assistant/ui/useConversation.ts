import {useCallback, useEffect, useRef, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '../../../shared/paths.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';
import {SDK_SLOT} from '../../../shared/sdkChoice.ts';
import {
  addQuestion,
  readConversation,
  setAnswer,
  writeConversation,
  type Answer,
  type Quote,
  type Turn,
} from '../conversation.ts';
import {fullQuestion} from '../followUp.ts';
import type {Asked} from '../quote.ts';
import type {AnswerModel} from '../settings.ts';
import {askIndex} from '../../search/client/indexWorker.ts';
import type {SearchSettings} from '../../search/client/settings.ts';
import {OutdatedPage} from '../../../shared/outdatedPage.ts';
import type {Passage} from '../../search/engine/findPassages.ts';
import {useSearchSettings} from '../../search/ui/siteClient.ts';

/** With what shows the quotes. */
const loadQuoting = lazyImport(async () => {
  const [quoting] = await Promise.all([import('../quote.ts'), import('./Markdown.tsx')]);
  return quoting;
});
const loadWriter = lazyImport(() => import('../model/writeAnswer.ts'));

/** Where the tab keeps it; the number is raised with the shape of a turn. */
const SAVED = 'docs.assistant.4';

/** Milliseconds to wait for a page; then the index's copy of its text is quoted. */
const PATIENCE = 3000;

/** Returns a passage with what to quote of it: from its page, else from the index. Never throws. */
async function readQuote(passage: Passage, asked: Asked): Promise<Quote> {
  const excerpt = passage.excerpt && `${passage.excerpt}…`;
  try {
    const response = await fetch(markdownPath(passage.route), {
      signal: AbortSignal.timeout(PATIENCE),
    });
    const {quoteSection} = await loadQuoting();
    const text = response.ok ? quoteSection(await response.text(), passage.position, asked) : '';
    return {...passage, text: text || excerpt};
  } catch {
    return {...passage, text: excerpt};
  }
}

async function findAnswer({embedded}: SearchSettings, question: string): Promise<Answer> {
  try {
    const {passages, related, runsOn, terms, verdict} = await askIndex(embedded, 'passages', {
      text: question,
      sdk: createStorageSlot(SDK_SLOT).get() ?? undefined,
    });
    if (verdict === 'nothing') return {status: 'notFound'};
    const quotes = await Promise.all(
      passages.map((passage) => readQuote(passage, {question, terms})),
    );
    return {status: 'found', verdict, quotes, related, runsOn};
  } catch (error) {
    return {status: 'failed', isOutdated: error instanceof OutdatedPage};
  }
}

/** The model that writes answers; undefined where passages are quoted only. */
export function useAnswerModel(): AnswerModel | undefined {
  return useDocusaurusContext().siteConfig.customFields?.answerModel as AnswerModel | undefined;
}

export interface Conversation {
  turns: readonly Turn[];
  ask: (question: string) => Promise<void>;
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
  const [slot] = useState(() => createStorageSlot(SAVED, {persistence: 'sessionStorage'}));
  const [turns, setTurns] = useState<readonly Turn[]>(() => readConversation(slot.get()));
  const lastId = useRef(Math.max(0, ...turns.map(({id}) => id)));
  const subject = useRef(turns.at(-1)?.question);
  const writing = useRef<AbortController>(undefined);

  useEffect(() => {
    slot.set(writeConversation(turns));
  }, [slot, turns]);
  useEffect(() => () => writing.current?.abort(), []);
  useEffect(() => {
    if (isAsking) {
      // Whoever asks is told what fails.
      askIndex(settings.embedded, 'load', undefined).catch(() => undefined);
    }
  }, [settings, isAsking]);

  const ask = useCallback(
    async (text: string): Promise<void> => {
      const asked = text.trim();
      if (!asked) return;
      writing.current?.abort();
      const {signal} = (writing.current = new AbortController());
      const id = (lastId.current += 1);
      const show = (answer: Answer): void => setTurns((before) => setAnswer(before, id, answer));
      setTurns((before) => addQuestion(before, id, asked));
      const question = fullQuestion(asked, subject.current);
      subject.current = question;
      const answer = await findAnswer(settings, question);
      if (!model || answer.status !== 'found') return show(answer);
      show({...answer, written: {}});
      // Without its code the passages alone are an answer, too.
      const written = await loadWriter().then(
        ({default: write}) => write(model, question, answer.quotes, signal),
        () => undefined,
      );
      show({...answer, written: signal.aborted ? undefined : written});
    },
    [settings, model],
  );
  const clear = useCallback(() => {
    writing.current?.abort();
    subject.current = undefined;
    setTurns([]);
  }, []);
  return {turns, ask, clear};
}
