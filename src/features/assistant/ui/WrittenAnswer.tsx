import {Fragment, useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {passagePath, passageTitle} from '../answerText.ts';
import type {Quote, Written} from '../conversation.ts';
import {citedPassages, splitCitations} from '../model/citations.ts';
import {readText} from '../readMarkdown.ts';
import Blocks from './Blocks.tsx';
import styles from './dialog.lazy.module.css';

interface Props {
  written: Written;
  quotes: readonly Quote[];
  onLeave: () => void;
  onStop: () => void;
  /** The passages that the answer is written from, for who wants to check it. */
  children: ReactNode;
}

type Sources = Pick<Props, 'quotes' | 'onLeave'>;

function Citation({number, quotes, onLeave}: Sources & {number: number}): ReactNode {
  const quote = quotes[number - 1];
  return (
    quote && (
      <Link
        to={passagePath(quote)}
        className={styles.citation}
        aria-label={`[${number}] ${passageTitle(quote)}`}
        onClick={onLeave}
      >
        [{number}]
      </Link>
    )
  );
}

function CitedText({text, ...sources}: Sources & {text: string}): ReactNode {
  return splitCitations(text, sources.quotes.length).map(({text: part, cited}, place) => (
    <Fragment key={place}>
      {part}
      {cited.map((number) => (
        <Citation key={number} number={number} {...sources} />
      ))}
    </Fragment>
  ));
}

/**
 * What a model writes, as plain text: nothing of it becomes markup, and its links are the numbers of
 * the passages, which lead to these docs.
 */
export default function WrittenAnswer({
  written: {state, text},
  quotes,
  onLeave,
  onStop,
  children,
}: Props): ReactNode {
  const blocks = useMemo(() => readText(text), [text]);
  const sources = {quotes, onLeave};
  const isWriting = state === 'writing';
  return (
    <>
      <section aria-label="Answer" aria-busy={isWriting}>
        <Blocks blocks={blocks} showText={(piece) => <CitedText text={piece} {...sources} />} />
      </section>
      {isWriting ? (
        <p className={styles.note}>
          Writing an answer…{' '}
          <button type="button" className="button button--secondary button--sm" onClick={onStop}>
            Stop
          </button>
        </p>
      ) : (
        <>
          <p className={styles.note}>
            {state === 'stopped' && 'You stopped it here. '}A language model wrote this from the
            passages it names; compare it with them before you rely on it.
          </p>
          <ol className={styles.sources} aria-label="Sources">
            {citedPassages(text, quotes.length).map((number) => {
              const quote = quotes[number - 1];
              return (
                quote && (
                  <li key={number} value={number}>
                    <Link to={passagePath(quote)} onClick={onLeave}>
                      {passageTitle(quote)}
                    </Link>
                  </li>
                )
              );
            })}
          </ol>
        </>
      )}
      <details className={styles.passages}>
        <summary>The passages, word for word</summary>
        {children}
      </details>
    </>
  );
}
